import { sql } from 'kysely';
import type { Db } from '#server/db/schema';
import type { ItemQuery } from './item-key.ts';

/** Before the first revision of any pilot. */
const BEFORE_ALL = -1;

/** How many items a load would carry, deleted ones included; counted up to `most` only. */
export async function countChanges(db: Db, { pilotId, since }: ItemQuery, most: number): Promise<number> {
  const after = since ?? BEFORE_ALL;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from flights where pilot_id = ${pilotId} and revision > ${after}
      union all select 1 from sites where pilot_id = ${pilotId} and revision > ${after}
      union all select 1 from gliders where pilot_id = ${pilotId} and revision > ${after}
      limit ${most}
    ) as changed`.execute(db);
  return rows[0]?.count ?? 0;
}
