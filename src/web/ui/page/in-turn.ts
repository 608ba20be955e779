import { startTransition, useEffect, useState } from 'react';
import { callEach } from './call-each.ts';
import { onPrinting } from './printing.ts';

/** The queued callbacks, in order. */
const waiting = new Set<() => void>();

// A print does not wait, and what fails leaves the rest on it.
onPrinting(() => callEach(waiting));

/**
 * Does something that takes long in a task of its own, after earlier ones: between two of them the page responds.
 * Returns a function that drops it.
 */
export function inTurn(work: () => void): () => void {
  // A new function: the same work may be asked for twice.
  const turn = (): void => {
    waiting.delete(turn);
    work();
  };
  waiting.add(turn);
  if (waiting.size === 1) setTimeout(doNext);
  return () => waiting.delete(turn);
}

function doNext(): void {
  const [next] = waiting;
  if (!next) return;
  if (waiting.size > 1) setTimeout(doNext);
  next();
}

/** Returns how many of so many parts of a page are rendered: one more in each task, so that the page responds between them. */
export function useRenderedInTurn(count: number): number {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    const drops = Array.from({ length: count }, (_, i) => inTurn(() => startTransition(() => setRendered(i + 1))));
    return () => {
      for (const drop of drops) drop();
    };
  }, [count]);
  return rendered;
}
