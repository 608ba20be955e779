import { useEffect, useState } from 'react';

/** Where the browser does not tell when it is idle, it is given so long. */
const SOON_MS = 300;

/** Returns whether the browser has had time, since the component was mounted, for less urgent work. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = (): void => setIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(done);
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
