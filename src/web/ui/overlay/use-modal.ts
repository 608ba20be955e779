import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows a `<dialog>` above the page while it is rendered and visible. Returns the reference to be given to it. The second click of a
 * double click that closed it reaches nothing: it would hit what lay below, as a form's Cancel.
 */
export function useModal(isVisible = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: a map in it measures its size in an effect, and it is closed before its successor takes the focus.
  useLayoutEffect(() => {
    if (!isVisible) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      ignoreSecondClick();
    };
  }, [isVisible]);
  return dialog;
}

/** Holds back clicks that continue a double click, until the first that does not. */
function ignoreSecondClick(): void {
  const watch = new AbortController();
  const holdClick = (event: MouseEvent): void => {
    if (event.detail < 2) watch.abort();
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', holdClick, { capture: true, signal: watch.signal });
}
