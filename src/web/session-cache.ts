import { onSessionCleared } from './session-state.ts';

/** A cache of loaded values. */
export interface SessionCache<Key, Value> {
  /** The value, loaded once; a failed load is not kept. */
  readonly get: (key: Key) => Promise<Value>;
  /** Keeps a value that was loaded elsewhere. */
  readonly put: (key: Key, value: Value) => void;
  readonly clear: () => void;
}

/**
 * Returns a cache that keeps the `limit` most recently used values, until the pilot's session on this page ends: to be made
 * once, for a module.
 */
export function sessionCache<Key, Value>(limit: number, load: (key: Key) => Promise<Value>): SessionCache<Key, Value> {
  const cached = new Map<Key, Promise<Value>>();
  const loaded = (key: Key): Promise<Value> => {
    const value = load(key);
    value.catch(() => {
      if (cached.get(key) === value) cached.delete(key);
    });
    return value;
  };
  const keep = (key: Key, value: Promise<Value>): Promise<Value> => {
    cached.delete(key);
    cached.set(key, value);
    const [oldest] = cached.keys();
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
    return value;
  };
  onSessionCleared(() => cached.clear());
  return {
    get: (key) => keep(key, cached.get(key) ?? loaded(key)),
    put: (key, value) => void keep(key, Promise.resolve(value)),
    clear: () => cached.clear(),
  };
}
