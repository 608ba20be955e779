import type { Db, Schema } from '#server/db/schema';
import { inBatches } from './batches.ts';
import { BLANK_WORDS } from './blank-words.ts';
import type { ItemKey, NewItems } from './item-key.ts';

/** The tables of items, which a pilot adds and deletes. */
export type ItemTableName = 'flights' | 'sites' | 'gliders';

/** Whether an item is visible, deleted, or never existed. */
export type ItemState = 'visible' | 'deleted' | 'none';

/** The columns of an item's own fields. */
export type OwnColumns = Pick<Schema[ItemTableName], 'remarks'>;

interface InTable {
  readonly table: ItemTableName;
}

/** Adds rows of items with consecutive ids. */
export async function addItemRows(
  db: Db,
  { table, pilotId, id, revision, createdAt }: NewItems & InTable,
  rows: readonly OwnColumns[],
): Promise<void> {
  const saved = { pilot_id: pilotId, revision, see: 1, created_at: createdAt } as const;
  const whole = rows.map((row, index) => ({ ...row, ...saved, id: id + index }));
  await inBatches(whole, (batch) => db.insertInto(table).values(batch).execute());
}

/** Updates the row of a visible item; columns without a value stay as they are. */
export async function updateRow(
  db: Db,
  { table, pilotId, id, revision }: ItemKey & InTable,
  row: OwnColumns,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ ...row, revision })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .execute();
}

/** Returns the state of an item of the pilot. */
export async function stateOfItem(
  db: Db,
  table: ItemTableName,
  { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>,
): Promise<ItemState> {
  const row = await db
    .selectFrom(table)
    .select('see')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'none';
  return row.see === 1 ? 'visible' : 'deleted';
}

/** Deletes an item with what the pilot wrote of it; its row stays, since loads report the deletion. */
export async function hideItem(db: Db, table: ItemTableName, { pilotId, id, revision }: ItemKey): Promise<void> {
  await db
    .updateTable(table)
    .set({ ...BLANK_WORDS[table], see: 0, revision })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .execute();
}

/** Returns the number of the pilot's visible items in a table. */
export async function countVisible(db: Db, table: ItemTableName, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .where('see', '=', 1)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether another visible site or glider of the pilot has this name. */
export async function isNameTaken(
  db: Db,
  table: 'sites' | 'gliders',
  { pilotId, id, nameKey }: { readonly pilotId: number; readonly id: number; readonly nameKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('see', '=', 1)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the id of the pilot's visible site or glider with this name; null when there is none. */
export async function findIdByName(
  db: Db,
  table: 'sites' | 'gliders',
  { pilotId, nameKey }: { readonly pilotId: number; readonly nameKey: string },
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('see', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the ids of the pilot's visible sites or gliders by the keys of their names. */
export async function findIdsByName(
  db: Db,
  table: 'sites' | 'gliders',
  pilotId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name_key'])
    .where('pilot_id', '=', pilotId)
    .where('see', '=', 1)
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.id]));
}
