import { ANALYSIS_VERSION } from '#domain/track/track';
import type { House } from '#server/house';
import { touchFlight } from '#server/repositories/flights';
import { findContent, findOutdated, putReading, type TrackKey } from '#server/repositories/tracks';
import { readAgain } from './tracks.ts';
import { writing } from './writing.ts';

/** How many tracks were analysed again, and which failed. */
export interface Reanalysis {
  readonly done: number;
  readonly failed: readonly (TrackKey & { readonly error: unknown })[];
}

const PAGE = 50;
const BEFORE_ALL: TrackKey = { pilotId: 0, flightId: 0 };

/**
 * Runs the current analysis over every track that has an older one. The pilot's own entries stay; the next load contains
 * the flight again, for its new profile.
 */
export async function reanalyseTracks(house: House): Promise<Reanalysis> {
  const failed: (TrackKey & { error: unknown })[] = [];
  let done = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const keys = await findOutdated(house.db, ANALYSIS_VERSION, { after, most: PAGE });
    const last = keys.at(-1);
    if (!last) return { done, failed };
    after = last;
    for (const key of keys) {
      try {
        done += await reanalyse(house, key);
      } catch (error) {
        failed.push({ ...key, error });
      }
    }
  }
}

async function reanalyse(house: House, key: TrackKey): Promise<number> {
  const content = await findContent(house.db, key);
  if (!content) return 0;
  const reading = await readAgain(content);
  return writing(house, key.pilotId, async ({ db, revision }) => {
    const current = await findContent(db, key);
    if (!current || !Buffer.from(current).equals(content)) return 0;
    await putReading(db, key, reading);
    await touchFlight(db, { pilotId: key.pilotId, id: key.flightId, revision });
    return 1;
  });
}
