import type { House } from './house.ts';
import { hashTracks } from './services/track-hashes.ts';

/** Computes missing hashes of old tracks in the background; returns a function that stops after the current track. */
export function startTrackHashing(house: House): () => Promise<void> {
  const stopping = new AbortController();
  const hashing = hashTracks(house, stopping.signal).catch((error: unknown) => {
    house.log.error({ err: error }, 'the hashes of old tracks could not be made'); // The next start tries it again.
  });
  return async () => {
    stopping.abort();
    await hashing;
  };
}
