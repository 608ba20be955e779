import { type RefCallback, useState, useSyncExternalStore } from 'react';
import { onPrinting } from '../../page/printing.ts';

/** Returns a ref and the width of its element in whole pixels; 0 before it is known. */
export function useWidth(): [RefCallback<Element>, number] {
  const [{ watch, listen, width }] = useState(createWatch);
  return [watch, useSyncExternalStore(listen, width)];
}

/** The same with the height. */
export function useSize(): [RefCallback<Element>, width: number, height: number] {
  const [{ watch, listen, width, height }] = useState(createWatch);
  return [watch, useSyncExternalStore(listen, width), useSyncExternalStore(listen, height)];
}

function createWatch() {
  const listeners = new Set<() => void>();
  let [width, height] = [0, 0];
  const measure = (element: Element): void => {
    const box = element.getBoundingClientRect();
    [width, height] = [Math.floor(box.width), Math.floor(box.height)];
    for (const listener of listeners) listener();
  };
  const watch = (element: Element | null) => {
    if (!element) return;
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    const unsubscribe = onPrinting(() => measure(element)); // Printing does not wait for the observer.
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { watch, listen, width: () => width, height: () => height };
}
