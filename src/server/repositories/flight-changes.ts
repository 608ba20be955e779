import type { Db } from '#server/db/schema';

/** Identifies a change of many flights. */
export interface ChangeKey {
  readonly pilotId: number;
  readonly changeId: number;
}

/** A change of many flights, and the replaced values. */
export interface StoredChange {
  /** The flights with the values that it replaced, as JSON. */
  readonly before: string;
  /** A hash of the flights' states after it; null when it has deleted them. */
  readonly after: string | null;
}

export async function addChange(
  db: Db,
  { pilotId, changeId }: ChangeKey,
  { before, after, changedAtS }: StoredChange & { readonly changedAtS: number },
): Promise<void> {
  await db
    .insertInto('flight_changes')
    .values({ pilot_id: pilotId, id: changeId, changed_at_s: changedAtS, is_undone: 0, before, after })
    .execute();
}

/** Returns a change, and whether it is undone already; null when there is no such change. */
export async function findChange(
  db: Db,
  { pilotId, changeId }: ChangeKey,
): Promise<(StoredChange & { readonly isUndone: boolean }) | null> {
  const row = await db
    .selectFrom('flight_changes')
    .select(['is_undone', 'before', 'after'])
    .where('pilot_id', '=', pilotId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row ? { isUndone: row.is_undone === 1, before: row.before, after: row.after } : null;
}

/** Marks a change as undone, and forgets the replaced values. */
export async function endChange(db: Db, { pilotId, changeId }: ChangeKey): Promise<void> {
  await db
    .updateTable('flight_changes')
    .set({ is_undone: 1, before: '[]', after: null })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', changeId)
    .execute();
}

/** Deletes a change, which can no longer be undone then. */
export async function deleteChange(db: Db, { pilotId, changeId }: ChangeKey): Promise<void> {
  await db.deleteFrom('flight_changes').where('pilot_id', '=', pilotId).where('id', '=', changeId).execute();
}

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
