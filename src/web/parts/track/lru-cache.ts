/** A cache of loaded values. */
export interface LruCache<Key, Value> {
  /** The value, loaded once; a failed load is not kept. */
  readonly get: (key: Key) => Promise<Value>;
  readonly clear: () => void;
}

/** Returns a cache that keeps the `limit` most recently used values. */
export function lruCache<Key, Value>(limit: number, load: (key: Key) => Promise<Value>): LruCache<Key, Value> {
  const cached = new Map<Key, Promise<Value>>();
  const loaded = (key: Key): Promise<Value> => {
    const value = load(key);
    value.catch(() => {
      if (cached.get(key) === value) cached.delete(key);
    });
    return value;
  };
  return {
    get: (key) => {
      const value = cached.get(key) ?? loaded(key);
      cached.delete(key);
      cached.set(key, value);
      const [oldest] = cached.keys();
      if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
      return value;
    },
    clear: () => cached.clear(),
  };
}
