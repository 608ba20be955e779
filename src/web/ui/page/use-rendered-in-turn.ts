import { startTransition, useEffect, useState } from 'react';
import { inTurn } from './in-turn.ts';

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
