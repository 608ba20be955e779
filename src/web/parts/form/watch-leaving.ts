import { holdBack } from '#web/ui/back-gate.ts';

/** What is asked before changes are lost. */
export const LEAVE_QUESTION = 'Leave without saving your changes?';

/** Goes on with what was held back. */
export type GoOn = () => void;

/**
 * Holds back every way off the page but a form's own buttons: links, logging out, Back, closing the tab. `ask` is told
 * what would go on, to be called when nobody watches any more. Gives the way to stop watching.
 */
export function watchLeaving(ask: (goOn: GoOn) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const holdClick = (event: MouseEvent): void => {
    const wayOff = wayOffIn(event);
    if (!wayOff) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => wayOff.click());
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  document.addEventListener('click', holdClick, { signal, capture: true });
  signal.addEventListener(
    'abort',
    holdBack(() => ask(() => history.back())),
  );
  return () => watch.abort();
}

/**
 * Has the browser ask before the page is closed, replaced or left by Back: where no question of ours could be seen.
 * `onLeft` is called before Back goes on.
 */
export function watchBehindLogin(onLeft: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const askedBack = (): void => {
    if (!window.confirm(LEAVE_QUESTION)) return;
    watch.abort();
    onLeft();
    history.back();
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', holdBack(askedBack));
  return () => watch.abort();
}

/** The link of a plain click that would replace this page, or a button that does; null for any other click. */
function wayOffIn(event: MouseEvent): HTMLElement | null {
  const clicked = event.target instanceof Element ? event.target.closest('a[href], button[data-leaves-page]') : null;
  if (clicked instanceof HTMLAnchorElement) return opensElsewhere(event, clicked) ? null : clicked;
  return clicked instanceof HTMLElement ? clicked : null;
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const samePage = link.getAttribute('href')?.startsWith('#') === true;
  return withKey || event.button !== 0 || samePage || link.hasAttribute('download') || link.target === '_blank';
}
