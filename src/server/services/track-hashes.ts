import type { AppContext } from '#server/context/app-context';
import { findContent, findUnhashed, putHash, type TrackKey } from '#server/repositories/tracks';
import { sha256Of } from '#server/threads/tasks/prepare-track';
import { unpackTrack } from './tracks.ts';

const PAGE = 20;
const BEFORE_ALL: TrackKey = { pilotId: 0, flightId: 0 };

/**
 * Computes the missing hashes of tracks saved by older versions, a few at a time, until all have one or `signal` aborts.
 * Safe to run on several servers. Returns how many were computed; a track that cannot be read is logged and skipped.
 */
export async function hashTracks(context: Pick<AppContext, 'db' | 'log'>, signal?: AbortSignal): Promise<number> {
  let made = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const keys = await findUnhashed(context.db, { after, most: PAGE });
    const last = keys.at(-1);
    if (!last) return made;
    after = last;
    for (const key of keys) {
      if (signal?.aborted) return made;
      made += await hashTrack(context, key);
    }
  }
}

/** A track replaced meanwhile already has its hash, and keeps it. */
async function hashTrack({ db, log }: Pick<AppContext, 'db' | 'log'>, key: TrackKey): Promise<number> {
  try {
    const content = await findContent(db, key);
    if (!content) return 0;
    return await putHash(db, key, sha256Of(await unpackTrack(content)));
  } catch (error) {
    log.warn({ err: error, ...key }, 'the hash of a track could not be computed');
    return 0;
  }
}
