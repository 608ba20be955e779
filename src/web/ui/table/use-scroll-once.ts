import { useEffect, useRef } from 'react';

/** Scrolls to a row once, as soon as its index is not negative; re-sorting does not scroll again. */
export function useScrollOnce(index: number, scrollTo: (index: number) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (index < 0 || isDone.current) return;
    isDone.current = true;
    scrollTo(index);
  });
}
