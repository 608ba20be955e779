/** React's hooks for a page that renders nothing: each call reads the present value. */
export function useSyncExternalStore<Value>(_subscribe: unknown, get: () => Value): Value {
  return get();
}

export function useEffect(effect: () => void): void {
  effect();
}
