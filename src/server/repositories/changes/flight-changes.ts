import type { Db } from '#server/db/schema';
import { inBatches } from '../batches.ts';

/** Identifies a change of many flights. */
export interface ChangeKey {
  readonly pilotId: number;
  readonly changeId: number;
}

/** What a change did with a flight. */
export interface ChangedFlight {
  readonly flightId: number;
  /** The values that it replaced, by their names, as JSON. */
  readonly before: string;
  /** A hash of the flight's state after it; null for a deleted one. */
  readonly after: string | null;
}

/** Adds a change without flights. */
export async function addChange(db: Db, { pilotId, changeId }: ChangeKey, changedAtS: number): Promise<void> {
  await db
    .insertInto('flight_changes')
    .values({ pilot_id: pilotId, id: changeId, changed_at_s: changedAtS, is_undone: 0 })
    .execute();
}

/** Returns whether a change is undone already; null when there is no such change. */
export async function isUndone(db: Db, { pilotId, changeId }: ChangeKey): Promise<boolean | null> {
  const row = await db
    .selectFrom('flight_changes')
    .select('is_undone')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row ? row.is_undone === 1 : null;
}

/** Marks a change as undone, and forgets what it did. */
export async function endChange(db: Db, { pilotId, changeId }: ChangeKey): Promise<void> {
  await db
    .updateTable('flight_changes')
    .set({ is_undone: 1 })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', changeId)
    .execute();
  for (const table of ['flight_change_items', 'flight_change_tracks', 'flight_change_scores'] as const) {
    await db.deleteFrom(table).where('pilot_id', '=', pilotId).where('change_id', '=', changeId).execute();
  }
}

/** Adds flights of a change. */
export async function addChangedFlights(
  db: Db,
  { pilotId, changeId }: ChangeKey,
  flights: readonly ChangedFlight[],
): Promise<void> {
  const rows = flights.map(({ flightId, before, after }) => ({
    pilot_id: pilotId,
    change_id: changeId,
    flight_id: flightId,
    before,
    after,
  }));
  await inBatches(rows, (batch) => db.insertInto('flight_change_items').values(batch).execute());
}

/** Returns a page of the flights of a change, in the order of their ids. */
export function findChangedFlights(
  db: Db,
  { pilotId, changeId }: ChangeKey,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<ChangedFlight[]> {
  return db
    .selectFrom('flight_change_items')
    .select(['flight_id as flightId', 'before', 'after'])
    .where('pilot_id', '=', pilotId)
    .where('change_id', '=', changeId)
    .where('flight_id', '>', after)
    .orderBy('flight_id')
    .limit(most)
    .execute();
}
