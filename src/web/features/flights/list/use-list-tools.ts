import { useEffect, useState } from 'react';
import { useIdle } from '#web/ui/use-idle.ts';

/** What the list has beside its rows. */
export type ListTools = typeof import('./list-tools.tsx');

let loaded: ListTools | null = null;

/** Returns what the list has beside its rows: loaded after them; null before, or where it cannot be. */
export function useListTools(): ListTools | null {
  const isIdle = useIdle();
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    if (!isIdle || loaded) return;
    import('./list-tools.tsx').then((found) => {
      loaded = found;
      setTools(found);
    }, console.warn);
  }, [isIdle]);
  return tools;
}
