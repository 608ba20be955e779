/** Returns the links to the pages of the rows that are rendered, in their order. */
export function rowLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main table tr[data-index] a[href]')];
}

/** Returns the link of the row that has the focus, also where another control of the row has it; null for none. */
export function focusedLink(): HTMLAnchorElement | null {
  return document.activeElement?.closest('tr[data-index]')?.querySelector<HTMLAnchorElement>('a[href]') ?? null;
}

/**
 * Moves the focus by some rows, and the row into view. From nowhere it goes to the first row in view, or to the row that
 * is preferred if that is in view.
 */
export function moveFocus(by: 1 | -1, preferred: string | null): void {
  const links = rowLinks();
  const now = focusedLink();
  const next = now ? links[links.indexOf(now) + by] : firstInView(links, preferred);
  const row = next?.closest('tr');
  if (!next || !row) return;
  row.scrollIntoView({ block: 'nearest' });
  next.focus({ preventScroll: true });
}

function firstInView(links: readonly HTMLAnchorElement[], preferred: string | null): HTMLAnchorElement | undefined {
  const top = document.querySelector('main table thead')?.getBoundingClientRect().bottom ?? 0;
  const inView = links.filter((link) => {
    const box = link.getBoundingClientRect();
    return box.top >= top && box.bottom <= window.innerHeight;
  });
  return inView.find((link) => link.getAttribute('href') === preferred) ?? inView[0] ?? links[0];
}
