/** Names of the caches of map tiles begin so. */
const PREFIX = 'tiles-';

/** Opens the cache of the tiles of a build, which `hash` names, and deletes those of earlier ones. Rejects when nothing can be stored. */
export async function openTiles(hash: string): Promise<Cache> {
  const cache = await caches.open(PREFIX + hash);
  await dropTiles(PREFIX + hash);
  return cache;
}

/** Deletes the tiles, which tell where a pilot flies. */
export async function dropTiles(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
