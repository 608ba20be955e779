import { useEffect, useState } from 'react';
import { newClientKey } from '#web/parts/form/client-key.ts';

/** The key under which this place in the browser's history finds a pilot's draft again. */
export function useDraftKey(pilotId: number): string {
  const [key] = useState(() => draftKeyIn(history.state, pilotId));
  useEffect(() => {
    history.replaceState({ ...history.state, draftKey: key }, '');
  }, [key]);
  return key;
}

/** The key in the state of a place in the history, if it is this pilot's; else a new one. */
export function draftKeyIn(state: unknown, pilotId: number): string {
  const found = typeof state === 'object' && state !== null && 'draftKey' in state ? state.draftKey : null;
  const isOurs = typeof found === 'string' && found.startsWith(`${pilotId}:`);
  return isOurs ? found : `${pilotId}:${newClientKey()}`;
}
