import { type RefCallback, useState, useSyncExternalStore } from 'react';
import { onPrinting } from '../../printing.ts';

/** The width of an element in whole pixels, as it changes; 0 before it is known. */
export function useWidth(): [RefCallback<Element>, number] {
  const [{ watch, listen, width }] = useState(createWatch);
  return [watch, useSyncExternalStore(listen, width)];
}

function createWatch() {
  const listeners = new Set<() => void>();
  let width = 0;
  const measure = (element: Element): void => {
    width = Math.floor(element.getBoundingClientRect().width);
    for (const listener of listeners) listener();
  };
  const watch = (element: Element | null) => {
    if (!element) return;
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    const forget = onPrinting(() => measure(element)); // Paper waits for no observer.
    return () => {
      observer.disconnect();
      forget();
    };
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { watch, listen, width: () => width };
}
