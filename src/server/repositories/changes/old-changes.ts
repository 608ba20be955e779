import type { Db } from '#server/db/schema';
import { inBatches } from '../batches.ts';
import { BLANK_WORDS } from '../blank-words.ts';
import { deleteUnusedFiles } from '../tracks/unused-files.ts';
import type { ChangeKey } from './flight-changes.ts';

/** Returns the changes that were made before a time. */
export function findChangesBefore(db: Db, beforeS: number): Promise<ChangeKey[]> {
  return db
    .selectFrom('flight_changes')
    .select(['pilot_id as pilotId', 'id as changeId'])
    .where('changed_at_s', '<', beforeS)
    .execute();
}

/** Returns a pilot's changes but the `most` newest ones. */
export function findChangesBeyond(db: Db, pilotId: number, most: number): Promise<ChangeKey[]> {
  const newest = db
    .selectFrom('flight_changes')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .orderBy('id', 'desc')
    .limit(most);
  return db
    .selectFrom('flight_changes')
    .select(['pilot_id as pilotId', 'id as changeId'])
    .where('pilot_id', '=', pilotId)
    .where('id', 'not in', newest)
    .execute();
}

/**
 * Deletes a change, which can no longer be undone then, with what the pilot wrote of the flights that it has deleted, and the
 * files that no other flight or change has.
 */
export async function deleteChange(db: Db, { pilotId, changeId }: ChangeKey): Promise<void> {
  const files = await db
    .selectFrom('flight_change_tracks')
    .select('sha256')
    .distinct()
    .where('pilot_id', '=', pilotId)
    .where('change_id', '=', changeId)
    .execute();
  const deleted = db
    .selectFrom('flight_change_items')
    .select('flight_id')
    .where('pilot_id', '=', pilotId)
    .where('change_id', '=', changeId)
    .where('after', 'is', null);
  await db
    .updateTable('flights')
    .set(BLANK_WORDS.flights)
    .where('pilot_id', '=', pilotId)
    .where('see', '=', 0)
    .where('id', 'in', deleted)
    .execute();
  await db.deleteFrom('flight_changes').where('pilot_id', '=', pilotId).where('id', '=', changeId).execute();
  const hashes = files.map(({ sha256 }) => sha256);
  await inBatches(hashes, (batch) => deleteUnusedFiles(db, pilotId, batch));
}

/** Deletes the oldest change of a pilot who is being erased, with what it has kept; returns how many that was. */
export async function deleteOldestChange(db: Db, pilotId: number): Promise<number> {
  const oldest = db.selectFrom('flight_changes').select('id').where('pilot_id', '=', pilotId).orderBy('id').limit(1);
  const query = db.deleteFrom('flight_changes').where('pilot_id', '=', pilotId).where('id', 'in', oldest);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
