import type { AppContext } from '../context/app-context.ts';
import { hashTracks } from '../services/track-hashes.ts';

/** Computes missing hashes of old tracks in the background; returns a function that stops after the current track. */
export function startTrackHashing(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const hashing = hashTracks(context, stopping.signal).catch((error: unknown) => {
    context.log.error({ err: error }, 'the hashes of old tracks could not be made'); // The next start tries it again.
  });
  return async () => {
    stopping.abort();
    await hashing;
  };
}
