import { useCallback, useEffect, useRef, useState } from 'react';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { interceptBack } from '#web/ui/overlay/back-navigation.ts';

/** Asks before a changed form is left. */
export interface LeaveGuard {
  /** Continues once the pilot confirms; null while nothing is asked. */
  readonly asked: Proceed | null;
  /** Dismisses the question. */
  readonly stay: () => void;
  /** Leaves by one of the form's own buttons, asking first if it is changed. */
  readonly leave: (proceed: Proceed) => void;
  /** Leaves without asking: everything is saved. */
  readonly leaveNow: (proceed: Proceed) => void;
}

interface GuardedForm {
  readonly isChanged: boolean;
  /** Whether our own dialog can be seen. */
  readonly canAsk: boolean;
  /** Called when the form is left in any way. */
  readonly onLeft: () => void;
}

/**
 * Guards links, Back and closing the tab while the form is changed; where our dialog cannot be seen, the browser asks.
 */
export function useLeaveGuard({ isChanged, canAsk, onLeft }: GuardedForm): LeaveGuard {
  const [asked, setAsked] = useState<Proceed | null>(null);
  const stopWatching = useRef<(() => void) | null>(null);
  const left = useRef(onLeft);
  left.current = onLeft;

  const leavingBy = useCallback((proceed: Proceed): Proceed => {
    return () => {
      stopWatching.current?.();
      left.current();
      proceed();
    };
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    const stop = canAsk
      ? watchLeaving((proceed) => setAsked(() => leavingBy(proceed)))
      : watchBehindLogin(() => left.current());
    stopWatching.current = stop;
    return stop;
  }, [isChanged, canAsk, leavingBy]);

  return {
    asked,
    stay: () => setAsked(null),
    leave: (proceed) => (isChanged && canAsk ? setAsked(() => leavingBy(proceed)) : leavingBy(proceed)()),
    leaveNow: (proceed) => leavingBy(proceed)(),
  };
}

/** Continues the navigation that was held back. */
type Proceed = () => void;

/**
 * Holds back every way to leave the page except a form's own buttons: links, logging out, Back, closing the tab. Calls
 * `ask` with what continues it, to be called after watching has stopped. Returns a function that stops watching.
 */
function watchLeaving(ask: (proceed: Proceed) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const holdClick = (event: MouseEvent): void => {
    const leavingElement = leavingElementOf(event);
    if (!leavingElement) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => leavingElement.click());
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  document.addEventListener('click', holdClick, { signal, capture: true });
  signal.addEventListener(
    'abort',
    interceptBack(() => ask(() => history.back())),
  );
  return () => watch.abort();
}

/**
 * Makes the browser ask before the page is closed, replaced or left by Back: for where our dialog could not be seen.
 * Calls `onLeft` before Back continues. Returns a function that stops watching.
 */
function watchBehindLogin(onLeft: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const askedBack = (): void => {
    if (!window.confirm(itemFormTexts.forms.leaveQuestion)) return;
    watch.abort();
    onLeft();
    history.back();
  };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', interceptBack(askedBack));
  return () => watch.abort();
}

/** Returns the link or button whose click would leave this page; null for any other click. */
function leavingElementOf(event: MouseEvent): HTMLElement | null {
  const clicked = event.target instanceof Element ? event.target.closest('a[href], button[data-leaves-page]') : null;
  if (clicked instanceof HTMLAnchorElement) return opensElsewhere(event, clicked) ? null : clicked;
  return clicked instanceof HTMLElement ? clicked : null;
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const samePage = link.getAttribute('href')?.startsWith('#') === true;
  return withKey || event.button !== 0 || samePage || link.hasAttribute('download') || link.target === '_blank';
}
