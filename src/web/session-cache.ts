import { onSessionCleared } from './session-state.ts';

/** A cache of loaded values. */
export interface SessionCache<Named, Value> {
  /** The value, loaded once; a failed load is not kept. */
  readonly get: (named: Named) => Promise<Value>;
  /** Keeps a value that was loaded elsewhere. */
  readonly put: (named: Named, value: Value) => void;
  readonly clear: () => void;
}

/**
 * Returns a cache that keeps the `limit` most recently used values, until the pilot's session on this page ends: to be made
 * once, for a module. What names the same value has the same key.
 */
export function sessionCache<Named, Value>(
  limit: number,
  load: (named: Named) => Promise<Value>,
  keyOf: (named: Named) => unknown = (named) => named,
): SessionCache<Named, Value> {
  const cached = new Map<unknown, Promise<Value>>();
  const loaded = (named: Named, key: unknown): Promise<Value> => {
    const value = load(named);
    value.catch(() => {
      if (cached.get(key) === value) cached.delete(key);
    });
    return value;
  };
  const keep = (key: unknown, value: Promise<Value>): Promise<Value> => {
    cached.delete(key);
    cached.set(key, value);
    const [oldest] = cached.keys();
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
    return value;
  };
  onSessionCleared(() => cached.clear());
  return {
    get: (named) => {
      const key = keyOf(named);
      return keep(key, cached.get(key) ?? loaded(named, key));
    },
    put: (named, value) => void keep(keyOf(named), Promise.resolve(value)),
    clear: () => cached.clear(),
  };
}
