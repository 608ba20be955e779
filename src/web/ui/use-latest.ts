import { useCallback, useEffect, useRef, useState } from 'react';
import { useMounted } from './use-mounted.ts';

/** Returns whether a request is still the latest of its component, and the component is mounted. */
export type IsLatest = () => boolean;

/**
 * Of several requests the latest wins: returns a function to call as a request begins. A request stays the latest when
 * React only runs the effects of the component again, so that its response is not lost.
 */
export function useLatest(): () => IsLatest {
  const latest = useRef(0);
  const isMounted = useMounted();
  return useCallback(() => {
    latest.current += 1;
    const begun = latest.current;
    return () => isMounted.current && latest.current === begun;
  }, [isMounted]);
}

/**
 * Returns what `load` resolves to, `loading` before that, and a function that loads it again. Loads again when `load` is
 * another function; what an earlier load resolves to is dropped then. `load` must not reject.
 */
export function useLoaded<State>(load: () => Promise<State>, loading: State): readonly [State, () => Promise<void>] {
  const [state, setState] = useState(loading);
  const begin = useLatest();
  const reload = useCallback(async () => {
    const isLatest = begin();
    const next = await load();
    if (isLatest()) setState(next);
  }, [begin, load]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return [state, reload];
}
