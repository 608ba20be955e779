import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose buttons come and go with its state: when the focused one disappears, the element
 * itself gets the focus. Set the ref and `tabIndex={-1}` on it.
 */
export function useFocusFallback<Container extends HTMLElement>(state: string): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) container.current?.focus({ preventScroll: true });
  }, [state]);
  return container;
}
