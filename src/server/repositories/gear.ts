import type { Db } from '#server/db/schema';
import type { ItemKey } from './items.ts';

/** Whether visible gear is used with this glider. */
export async function isUsedWithGear(db: Db, { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>): Promise<boolean> {
  // The ids are stored as JSON without spaces.
  const places = [`[${id}]`, `[${id},%`, `%,${id},%`, `%,${id}]`];
  const row = await db
    .selectFrom('gear')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .where(({ or, eb }) => or(places.map((place) => eb('glider_ids', 'like', place))))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
