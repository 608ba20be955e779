import { blankOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { personalFields } from '#domain/fields/personal-fields';
import { SITE } from '#domain/fields/site';
import type { Db, Schema } from '#server/db/schema';
import { rowMaker } from './item-rows.ts';

/** The tables of items, which a pilot adds and deletes. */
export type ItemTableName = 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings';

/** The tables of items with names, which are unique among a pilot's visible items. */
export type NamedTable = 'sites' | 'gliders' | 'gear';

/** Whether an item is visible, deleted, or never existed. */
type ItemState = 'visible' | 'deleted' | 'none';

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
  const saved = { pilot_id: pilotId, revision, is_deleted: 0, created_at: createdAt } as const;
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

export async function stateOfItem(
  db: Db,
  table: ItemTableName,
  { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>,
): Promise<ItemState> {
  const row = await db
    .selectFrom(table)
    .select('is_deleted')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'none';
  return row.is_deleted === 1 ? 'deleted' : 'visible';
}

/** Deletes an item with what the pilot wrote of it; its row stays, since loads report the deletion. */
export async function hideItem(db: Db, table: ItemTableName, { pilotId, id, revision }: ItemKey): Promise<void> {
  await db
    .updateTable(table)
    .set({ ...ERASED_COLUMNS[table], is_deleted: 1, revision })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .execute();
}

export async function countVisible(db: Db, table: ItemTableName, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether another visible item of the pilot in this table has this name. */
export async function isNameTaken(
  db: Db,
  table: NamedTable,
  { pilotId, id, nameKey }: { readonly pilotId: number; readonly id: number; readonly nameKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('is_deleted', '=', 0)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the id of the pilot's visible item in this table with this name; null when there is none. */
export async function findIdByName(
  db: Db,
  table: NamedTable,
  { pilotId, nameKey }: { readonly pilotId: number; readonly nameKey: string },
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('is_deleted', '=', 0)
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
    .where('is_deleted', '=', 0)
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.id]));
}

/** An item, and the revision that a write gives it. */
export interface ItemKey {
  readonly pilotId: number;
  readonly id: number;
  readonly revision: number;
}

/**
 * Selects items: the visible ones by their ids, or with `since` all that changed after a revision, deleted ones included,
 * by their revisions.
 */
export interface ItemQuery {
  readonly pilotId: number;
  /** A revision; null for the visible items alone. */
  readonly since: number | null;
  /** The maximal number of items. */
  readonly most?: number | undefined;
  /** The id of the last item of the page before, whose revision is `since`. */
  readonly afterId?: number;
}

/** Items that are added together, with consecutive ids: the key is that of the first. */
export interface NewItems extends ItemKey {
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Identifies a track: a flight has at most one. */
export interface TrackKey {
  readonly pilotId: number;
  readonly flightId: number;
}

/** Items of a page: texts of the greatest length take some megabytes. */
const PAGE_ITEMS = 200;

/**
 * Yields the rows of a query in pages, so that a long logbook is never in memory as a whole. Run it on one snapshot, or items that are
 * saved between two pages may be missing.
 */
export async function* pagesOf<Query extends ItemQuery, Row extends { readonly id: number; readonly revision: number }>(
  find: (query: Query) => Promise<readonly Row[]>,
  query: Query,
): AsyncGenerator<readonly Row[]> {
  const isWhole = query.since === null;
  let page: Query = { ...query, most: PAGE_ITEMS };
  for (;;) {
    const rows = await find(page);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ITEMS) return;
    page = { ...page, since: isWhole ? null : last.revision, afterId: last.id };
  }
}

/** The columns with a pilot's own words and coordinates, blank: the row of a deleted item stays, what the pilot wrote does not. */
export const ERASED_COLUMNS = {
  flights: { ...erasedColumns(FLIGHT), igc_file_name: null },
  sites: { ...erasedColumns(SITE), name_key: '' },
  gliders: { ...erasedColumns(GLIDER), name_key: '' },
  gear: { ...erasedColumns(GEAR), name_key: '' },
  handlings: { ...erasedColumns(HANDLING) },
} as const;

function erasedColumns({ subject, fields }: Entity) {
  const written = personalFields(fields);
  return rowMaker<Pick<Schema['flights'], 'remarks'>>(written)(blankOf({ subject, fields: written }));
}

/** Rows of one statement: more gain nothing, and PostgreSQL accepts at most 65,535 parameters in a statement. */
const BATCH_ROWS = 500;

/** Writes many rows, or reads them by their keys, in batches, one after the other. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) await write(rows.slice(at, at + BATCH_ROWS));
}
