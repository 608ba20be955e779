import type { Db } from '#server/db/schema';
import type { TrackKey } from '../item-key.ts';
import { ofVisibleFlights } from './tracks.ts';

/** A track with the heights of the ground below it. */
export interface GroundAndAnalysis {
  /** A `TrackAnalysis` as JSON. */
  readonly analysis: string;
  /** A `StoredGround` as JSON; null when there is none. */
  readonly ground: string | null;
}

/** Returns a flight's track with its ground; null when it has no track. */
export async function findGround(db: Db, { pilotId, flightId }: TrackKey): Promise<GroundAndAnalysis | null> {
  const row = await ofVisibleFlights(db, pilotId)
    .select(['analysis', 'ground'])
    .where('flight_id', '=', flightId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the ground below a flight's track, a `StoredGround` as JSON; it replaces an older one. */
export async function putGround(db: Db, { pilotId, flightId }: TrackKey, ground: string): Promise<void> {
  await db
    .updateTable('tracks')
    .set({ ground })
    .where('pilot_id', '=', pilotId)
    .where('flight_id', '=', flightId)
    .execute();
}
