import { holdBack } from '#web/ui/back-gate.ts';

/** What is asked before changes are lost. */
export const LEAVE_QUESTION = 'Leave without saving your changes?';

/** Goes on with what was held back. */
export type GoOn = () => void;

/**
 * Holds back every way off the page but a form's own buttons: links, Back, closing the tab. `ask` is told what would go
 * on, to be called when nobody watches any more. Gives the way to stop watching.
 */
export function watchLeaving(ask: (goOn: GoOn) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const holdLink = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  document.addEventListener('click', holdLink, { signal, capture: true });
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

/** The link of a plain click that would replace this page; null for any other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && !opensElsewhere(event, link) ? link : null;
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const samePage = link.getAttribute('href')?.startsWith('#') === true;
  return withKey || event.button !== 0 || samePage || link.hasAttribute('download') || link.target === '_blank';
}
