import { ANALYSIS_VERSION } from '#domain/track/track';
import type { AppContext } from '#server/context/app-context';
import { touchFlight } from '#server/repositories/flights';
import { findContent, findOutdated, putAnalysis, type TrackKey } from '#server/repositories/tracks';
import { inPilotTransaction } from './pilot-transaction.ts';
import { readAgain } from './tracks.ts';

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
export async function reanalyseTracks(context: AppContext): Promise<Reanalysis> {
  const failed: (TrackKey & { error: unknown })[] = [];
  let done = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const keys = await findOutdated(context.db, ANALYSIS_VERSION, { after, most: PAGE });
    const last = keys.at(-1);
    if (!last) return { done, failed };
    after = last;
    for (const key of keys) {
      try {
        done += await reanalyse(context, key);
      } catch (error) {
        failed.push({ ...key, error });
      }
    }
  }
}

async function reanalyse(context: AppContext, key: TrackKey): Promise<number> {
  const content = await findContent(context.db, key);
  if (!content) return 0;
  const reading = await readAgain(content);
  return inPilotTransaction(context, key.pilotId, async ({ db, revision }) => {
    const current = await findContent(db, key);
    if (!current || !Buffer.from(current).equals(content)) return 0;
    await putAnalysis(db, key, reading);
    await touchFlight(db, { pilotId: key.pilotId, id: key.flightId, revision });
    return 1;
  });
}
