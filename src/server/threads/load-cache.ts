/** Identifies a load: its content, and the state of the pilot's data. */
export interface LoadKey {
  readonly name: string;
  /** Another version of the same name replaces this one. */
  readonly version: string;
}

/** Packed loads, up to a limit of memory; the least recently used are evicted first. */
export interface LoadCache {
  /** Returns the cached load of the key; null when it has to be made. */
  readonly find: (key: LoadKey) => Uint8Array | null;
  /** Returns the load of the key, made when it is not cached; simultaneous calls share it. */
  readonly get: (key: LoadKey, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** Creates an empty cache of at most `maxBytes`, of loads that have at most `maxEntryBytes` each. */
export function createLoadCache(maxBytes: number, maxEntryBytes = maxBytes): LoadCache {
  const entries = new Map<string, { readonly version: string; readonly bytes: Uint8Array }>();
  const pending = new Map<string, Promise<Uint8Array>>();
  let total = 0;

  const drop = (name: string) => {
    total -= entries.get(name)?.bytes.length ?? 0;
    entries.delete(name);
  };
  const keep = ({ name, version }: LoadKey, bytes: Uint8Array) => {
    drop(name);
    if (bytes.length > maxEntryBytes) return;
    entries.set(name, { version, bytes });
    total += bytes.length;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      drop(oldest);
    }
  };
  const make = async (key: LoadKey, load: () => Promise<Uint8Array>) => {
    const bytes = await load();
    keep(key, bytes);
    return bytes;
  };

  const find = (key: LoadKey) => {
    const known = entries.get(key.name);
    if (known?.version !== key.version) return null;
    keep(key, known.bytes);
    return known.bytes;
  };

  return {
    find,
    get: (key, load) => {
      const known = find(key);
      if (known) return Promise.resolve(known);
      const id = `${key.name} ${key.version}`;
      const shared = pending.get(id);
      if (shared) return shared;
      const making = make(key, load).finally(() => pending.delete(id));
      pending.set(id, making);
      return making;
    },
  };
}
