import type { HandlingInput } from '#domain/fields/handling';
import type { Db } from '#server/db/schema';
import { isOutsideRun, type SameItemQuery } from './import-runs.ts';
import type { ItemKey } from './items.ts';

/** Deletes the ground handling with a deleted glider: it is of nothing else. Those rows get the new revision. */
export async function hideHandlingsOf(db: Db, { pilotId, id, revision }: ItemKey): Promise<void> {
  await db
    .updateTable('handlings')
    .set({ is_deleted: 1, remarks: '', revision })
    .where('pilot_id', '=', pilotId)
    .where('glider_id', '=', id)
    .where('is_deleted', '=', 0)
    .execute();
}

/** Whether visible ground handling has this glider. */
export async function isHandled(db: Db, { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>): Promise<boolean> {
  const row = await db
    .selectFrom('handlings')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('glider_id', '=', id)
    .where('is_deleted', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the visible ground handling that has this glider. */
export async function findHandlingIdsOf(
  db: Db,
  { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('handlings')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('glider_id', '=', id)
    .where('is_deleted', '=', 0)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the visible ground handling that has all of these values, and that the run has not saved or found; null when there is none. */
export async function findSameHandling(
  db: Db,
  query: SameItemQuery,
  { date, duration, gliderId, remarks }: HandlingInput,
): Promise<number | null> {
  const row = await db
    .selectFrom('handlings')
    .select('id')
    .where('pilot_id', '=', query.pilotId)
    .where('glider_id', gliderId === null ? 'is' : '=', gliderId)
    .where('date', '=', date)
    .where('duration_min', '=', duration)
    .where('remarks', '=', remarks)
    .where('is_deleted', '=', 0)
    .where('id', '>', query.afterId)
    .where(isOutsideRun(query, 'handling', 'handlings.id'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
