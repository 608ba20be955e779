import { useEffect, useState } from 'react';

/** What the list has beside its rows. */
export type ListTools = typeof import('./list-tools.tsx');

let loaded: ListTools | null = null;

/** Its requests come after those of the first rows. */
const AFTER_ROWS_MS = 400;

/** Returns what the list has beside its rows: loaded after them; null before, or where it cannot be. */
export function useListTools(): ListTools | null {
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    if (loaded) return undefined;
    const timer = setTimeout(() => {
      import('./list-tools.tsx').then((found) => {
        loaded = found;
        setTools(found);
      }, console.warn);
    }, AFTER_ROWS_MS);
    return () => clearTimeout(timer);
  }, []);
  return tools;
}
