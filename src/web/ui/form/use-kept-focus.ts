import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose buttons come and go with its state: when the one that was pressed is gone,
 * the part itself has it. Give it the ref, and `tabIndex={-1}`.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) part.current?.focus({ preventScroll: true });
  }, [state]);
  return part;
}
