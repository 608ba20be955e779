import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Of several requests the latest wins: returns a function to call as a request begins. The signal that it returns is
 * aborted when the next request begins, and when the component unmounts.
 */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(null);
  useEffect(() => {
    return () => latest.current?.abort();
  }, []);
  return useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);
}

/**
 * Returns what `load` resolves to, `loading` before that, and a function that loads it again. Loads anew when `load` is
 * another function; what an earlier load resolves to is dropped then. `load` must not reject.
 */
export function useLoaded<State>(load: () => Promise<State>, loading: State): readonly [State, () => Promise<void>] {
  const [state, setState] = useState(loading);
  const begin = useLatest();
  const reload = useCallback(async () => {
    const signal = begin();
    const next = await load();
    if (!signal.aborted) setState(next);
  }, [begin, load]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return [state, reload];
}
