/** Called when the pilot went back, after the address is put right again. */
type OnBack = () => void;

let holder: OnBack | null = null;
let isReturning = false;

/**
 * Stands before the router's own listener, so that Back can be held: Chromium calls the listeners of `window` in the
 * order in which they came. To be called before anything is drawn.
 */
export function openBackGate(): void {
  window.addEventListener('popstate', (event) => {
    if (!isReturning && !holder) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      holder?.();
    } else {
      isReturning = true;
      history.forward();
    }
  });
}

/** Holds Back from now on, one holder at a time. Gives the way to let it through again. */
export function holdBack(onBack: OnBack): () => void {
  holder = onBack;
  return () => {
    if (holder === onBack) holder = null;
  };
}
