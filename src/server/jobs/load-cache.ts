/** Which load: what is asked for, and as of which state of the pilot's data. */
export interface LoadKey {
  readonly name: string;
  /** Another version of the same name takes the place of this one. */
  readonly version: string;
}

/** Loads that are ready to be sent, up to a bound of memory; those that were not asked for the longest go first. */
export interface LoadCache {
  /** The load of the key, made where it is not kept; those who ask for it at the same time share it. */
  readonly get: (key: LoadKey, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** Makes an empty cache of so many bytes at most. */
export function makeLoadCache(mostBytes: number): LoadCache {
  const kept = new Map<string, { readonly version: string; readonly bytes: Uint8Array }>();
  const beingMade = new Map<string, Promise<Uint8Array>>();
  let total = 0;

  const drop = (name: string) => {
    total -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  };
  const keep = ({ name, version }: LoadKey, bytes: Uint8Array) => {
    drop(name);
    if (bytes.length > mostBytes) return;
    kept.set(name, { version, bytes });
    total += bytes.length;
    for (const oldest of kept.keys()) {
      if (total <= mostBytes) return;
      drop(oldest);
    }
  };
  const make = async (key: LoadKey, made: () => Promise<Uint8Array>) => {
    const bytes = await made();
    keep(key, bytes);
    return bytes;
  };

  return {
    get: (key, made) => {
      const known = kept.get(key.name);
      if (known?.version === key.version) {
        keep(key, known.bytes);
        return Promise.resolve(known.bytes);
      }
      const id = `${key.name} ${key.version}`;
      const shared = beingMade.get(id);
      if (shared) return shared;
      const making = make(key, made).finally(() => beingMade.delete(id));
      beingMade.set(id, making);
      return making;
    },
  };
}
