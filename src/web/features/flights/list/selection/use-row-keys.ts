import { useLayoutEffect } from 'react';
import { itemIdIn } from '#contract/pages/pages';
import { sessionState } from '#web/session-state.ts';

interface RowKeys {
  /** Selects the flight, or no longer. */
  readonly onSelect: (id: number) => void;
  /** Ends the selection. */
  readonly onEscape: () => void;
  /** Id of the field that `/` leads to. */
  readonly searchId: string;
}

/** The path of the row that had the focus last: after Back the keys go on from there. */
const last = sessionState<string | null>(() => null);

/** `j` and `k`, or the arrows within the table, move between rows; Enter opens one, `x` selects it, `/` leads to the search. */
export function useRowKeys({ onSelect, onEscape, searchId }: RowKeys): void {
  // Before the paint: a key that is pressed as soon as the list is seen must not be lost.
  useLayoutEffect(() => {
    const done = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const action = actions[event.key];
      if (!action) return;
      action(event);
      last.set(focusedLink()?.getAttribute('href') ?? last.get());
    };
    const move = (by: 1 | -1) => (event: KeyboardEvent) => {
      event.preventDefault();
      moveFocus(by, last.get());
    };
    const moveInTable = (by: 1 | -1) => (event: KeyboardEvent) => focusedLink() && move(by)(event);
    const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      j: move(1),
      k: move(-1),
      ArrowDown: moveInTable(1),
      ArrowUp: moveInTable(-1),
      Escape: onEscape,
      x: () => {
        const link = focusedLink();
        if (link) onSelect(itemIdIn(link.pathname));
      },
      '/': (event) => {
        const search = document.getElementById(searchId);
        if (!search) return;
        event.preventDefault();
        search.focus();
      },
    };
    document.addEventListener('keydown', onKey, { signal: done.signal });
    return () => done.abort();
  }, [onSelect, onEscape, searchId]);
}

/** Keys with a modifier are the browser's; those in a field or a dialog are meant for it. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const isField = 'input:not([type=checkbox]), select, textarea, dialog, [contenteditable]';
  return target instanceof Element && target.closest(isField) !== null;
}

/** Returns the links to the pages of the rows that are rendered, in their order. */
function rowLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main table tr[data-index] a[href]')];
}

/** Returns the link of the row that has the focus, also where another control of the row has it; null for none. */
function focusedLink(): HTMLAnchorElement | null {
  return document.activeElement?.closest('tr[data-index]')?.querySelector<HTMLAnchorElement>('a[href]') ?? null;
}

/**
 * Moves the focus by some rows, and the row into view. From nowhere it goes to the first row in view, or to the row that
 * is preferred if that is in view.
 */
function moveFocus(by: 1 | -1, preferred: string | null): void {
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
