import type { House } from './house.ts';
import { hashTracks } from './services/track-hashes.ts';

/** Makes the hashes that old tracks lack, in the background; returns how to stop, which waits for the track at hand. */
export function keepHashing(house: House): () => Promise<void> {
  const stopping = new AbortController();
  const hashing = hashTracks(house, stopping.signal).catch((error: unknown) => {
    house.log.error({ err: error }, 'the hashes of old tracks could not be made'); // The next start tries it again.
  });
  return async () => {
    stopping.abort();
    await hashing;
  };
}
