import type { House } from '#server/house';
import { sha256Of } from '#server/jobs/tasks/prepare-track';
import { findContent, findUnhashed, putHash, type TrackKey } from '#server/repositories/tracks';
import { unpackTrack } from './tracks.ts';

const PAGE = 20;
const BEFORE_ALL: TrackKey = { pilotId: 0, flightId: 0 };

/**
 * Makes the hashes of tracks that were saved before there were any, a few at a time, until all have one or `signal`
 * aborts. Several servers may do it at once. Returns how many were made; a track that cannot be read is logged and left.
 */
export async function hashTracks(house: Pick<House, 'db' | 'log'>, signal?: AbortSignal): Promise<number> {
  let made = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const keys = await findUnhashed(house.db, { after, most: PAGE });
    const last = keys.at(-1);
    if (!last) return made;
    after = last;
    for (const key of keys) {
      if (signal?.aborted) return made;
      made += await hashTrack(house, key);
    }
  }
}

/** A track that is replaced meanwhile has its hash by then, and keeps it. */
async function hashTrack({ db, log }: Pick<House, 'db' | 'log'>, key: TrackKey): Promise<number> {
  try {
    const content = await findContent(db, key);
    if (!content) return 0;
    return await putHash(db, key, sha256Of(await unpackTrack(content)));
  } catch (error) {
    log.warn({ err: error, ...key }, 'the hash of a track could not be made');
    return 0;
  }
}
