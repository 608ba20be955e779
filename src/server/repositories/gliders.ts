import type { ItemChange } from '#contract/data';
import type { Glider, GliderInput } from '#domain/glider';
import { nameKey } from '#domain/text';
import { minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { inBatches } from './batches.ts';
import { type ItemKey, type ItemQuery, literal, type NewItems } from './item-key.ts';

/** Returns the pilot's visible gliders in the order they were added, or the changes since a revision in theirs. */
export async function findGliders(db: Db, { pilotId, since, most }: ItemQuery): Promise<ItemChange<Glider>[]> {
  const all = db
    .selectFrom('gliders')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .$if(most !== undefined, (query) => query.limit(literal(most ?? 0)));
  const selected =
    since === null
      ? all.where('see', '=', 1).orderBy('id')
      : all.where('revision', '>', since).orderBy('revision').orderBy('id');
  const rows = await selected.execute();
  return rows.map((row) => {
    if (row.see === 0) return { id: row.id, see: false };
    return {
      id: row.id,
      name: row.name,
      initialFlightNum: row.initial_flight_num,
      initialAirtime: minutes(row.initial_airtime_min),
      remarks: row.remarks,
      createdAt: row.created_at,
      see: true,
    };
  });
}

/** Adds a glider. */
export async function addGlider(
  db: Db,
  key: ItemKey,
  glider: GliderInput & { readonly createdAt: string },
): Promise<void> {
  await db
    .insertInto('gliders')
    .values({
      pilot_id: key.pilotId,
      id: key.id,
      revision: key.revision,
      see: 1,
      created_at: glider.createdAt,
      ...columnsOf(glider),
    })
    .execute();
}

/** Adds gliders with consecutive ids. */
export async function addGliders(db: Db, items: NewItems, gliders: readonly GliderInput[]): Promise<void> {
  const rows = gliders.map((glider, index) => ({
    pilot_id: items.pilotId,
    id: items.firstId + index,
    revision: items.revision,
    see: 1 as const,
    created_at: items.createdAt,
    ...columnsOf(glider),
  }));
  await inBatches(rows, (batch) => db.insertInto('gliders').values(batch).execute());
}

/** Updates a visible glider. */
export async function updateGlider(db: Db, key: ItemKey, glider: GliderInput): Promise<void> {
  await db
    .updateTable('gliders')
    .set({ revision: key.revision, ...columnsOf(glider) })
    .where('pilot_id', '=', key.pilotId)
    .where('id', '=', key.id)
    .execute();
}

function columnsOf(glider: GliderInput) {
  return {
    name: glider.name,
    name_key: nameKey(glider.name),
    initial_flight_num: glider.initialFlightNum,
    initial_airtime_min: glider.initialAirtime,
    remarks: glider.remarks,
  };
}
