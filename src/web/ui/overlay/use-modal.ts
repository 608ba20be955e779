import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The longest time between the taps of a double tap, in milliseconds: that of Android. Touch screens do not count them. */
const DOUBLE_TAP_MS = 300;

/**
 * Shows a `<dialog>` above the page while it is rendered and visible. Returns the reference to be given to it. Once it has closed,
 * the second click of a double click or double tap clicks nothing: it would hit what lay below, as a form's Cancel.
 */
export function useModal(isVisible = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: a map in it measures its size in an effect, and while it is open its successor cannot take the focus.
  useLayoutEffect(() => {
    if (!isVisible) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      holdSecondClick();
    };
  }, [isVisible]);
  return dialog;
}

/** Holds back clicks that continue a double click or double tap, until the first click that does not. */
function holdSecondClick(): void {
  const closedAt = performance.now();
  const watch = new AbortController();
  const holdClick = (event: PointerEvent): void => {
    const isTap = event.pointerType === 'touch' && event.timeStamp - closedAt < DOUBLE_TAP_MS;
    if (event.detail < 2 && !isTap) watch.abort();
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', holdClick, { capture: true, signal: watch.signal });
}
