import { sql } from 'kysely';
import type { ItemChange } from '#contract/data';
import type { FieldTable, ValuesOf } from '#domain/fields/field';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING, type HandlingInput } from '#domain/fields/handling';
import { SITE } from '#domain/fields/site';
import type { Site } from '#domain/site';
import { nameKey } from '#domain/text';
import { degrees } from '#domain/units';
import type { Db } from '#server/db/schema';
import { rowMaker, rowReader } from './item-rows.ts';
import {
  addItemRows,
  type ItemKey,
  type ItemQuery,
  type ItemTableName,
  type NamedTable,
  type NewItems,
  type OwnColumns,
  pagesOf,
  updateRow,
} from './items.ts';

/** The values that were saved with an item beside its fields. */
interface Saved {
  readonly id: number;
  readonly createdAt: string;
}

interface PlainItems<Input, Update> {
  /** Adds items with consecutive ids. */
  readonly add: (db: Db, items: NewItems, inputs: readonly Update[]) => Promise<void>;
  /** Updates a visible item; fields that are absent stay as they are. */
  readonly update: (db: Db, key: ItemKey, input: Update) => Promise<void>;
  /** Returns the pilot's visible items in the order they were added, or the changes since a revision in theirs. */
  readonly find: (db: Db, query: ItemQuery) => Promise<ItemChange<Input & Saved>[]>;
  /** Yields the same in pages. See {@link pagesOf}. */
  readonly pages: (db: Db, query: ItemQuery) => AsyncGenerator<readonly ItemChange<Input & Saved>[]>;
}

/** Values of an item with a name, of which others may be absent. */
type Named<Input> = Partial<Input> & { readonly name: string };

/** Returns how the items of a table with names are stored. */
function namedItems<Table extends FieldTable & { readonly name: { readonly blank: string } }>(
  table: NamedTable,
  fields: Table,
): PlainItems<ValuesOf<Table>, Named<ValuesOf<Table>>> {
  const columnsOf = rowMaker<OwnColumns>(fields);
  return plainItems(table, fields, (input: Named<ValuesOf<Table>>) => ({
    ...columnsOf(input),
    name_key: nameKey(input.name),
  }));
}

/** Returns how the items of a table are stored, whose rows `rowOf` makes. */
function plainItems<Table extends FieldTable, Update>(
  table: Exclude<ItemTableName, 'flights'>,
  fields: Table,
  rowOf: (input: Update) => OwnColumns,
): PlainItems<ValuesOf<Table>, Update> {
  const valuesOf = rowReader(fields);
  const findRows = (db: Db, { pilotId, since, most, afterId }: ItemQuery) => {
    const all = db
      .selectFrom(table)
      .selectAll()
      .where('pilot_id', '=', pilotId)
      .$if(most !== undefined, (query) => query.limit(sql.lit(most ?? 0)));
    if (since === null) {
      return all
        .where('is_deleted', '=', 0)
        .$if(afterId !== undefined, (page) => page.where('id', '>', afterId ?? 0))
        .orderBy('id')
        .execute();
    }
    return all
      .where('revision', afterId === undefined ? '>' : '>=', since)
      .$if(afterId !== undefined, (page) =>
        page.where(({ or, eb }) => or([eb('revision', '>', since), eb('id', '>', afterId ?? 0)])),
      )
      .orderBy('revision')
      .orderBy('id')
      .execute();
  };
  const changeOf = (row: Awaited<ReturnType<typeof findRows>>[number]): ItemChange<ValuesOf<Table> & Saved> => {
    const { id, created_at: createdAt } = row;
    return row.is_deleted === 1 ? { id, see: false } : { ...valuesOf(row), id, createdAt, see: true };
  };
  return {
    add: (db, items, inputs) => addItemRows(db, { ...items, table }, inputs.map(rowOf)),
    update: (db, key, input) => updateRow(db, { ...key, table }, rowOf(input)),
    find: async (db, query) => (await findRows(db, query)).map(changeOf),
    pages: async function* (db, query) {
      for await (const rows of pagesOf((page: ItemQuery) => findRows(db, page), query)) yield rows.map(changeOf);
    },
  };
}

export const GLIDERS = namedItems('gliders', GLIDER.fields);

export const SITES = namedItems('sites', SITE.fields);

export const GEAR_ITEMS = namedItems('gear', GEAR.fields);

const handlingRow = rowMaker<OwnColumns>(HANDLING.fields);

export const HANDLINGS = plainItems('handlings', HANDLING.fields, (input: HandlingInput) => handlingRow(input));

/** Returns the id and the place of the pilot's visible site with this name; null when there is none. */
export async function findSiteByName(
  db: Db,
  { pilotId, nameKey }: { readonly pilotId: number; readonly nameKey: string },
): Promise<Pick<Site, 'id' | 'lat' | 'lng'> | null> {
  const row = await db
    .selectFrom('sites')
    .select(['id', 'lat_deg', 'lng_deg'])
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const { id, lat_deg: lat, lng_deg: lng } = row;
  return { id, lat: lat === null ? null : degrees(lat), lng: lng === null ? null : degrees(lng) };
}
