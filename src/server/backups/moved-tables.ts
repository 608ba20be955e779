import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import type { Db } from '#server/db/schema';

/** A table whose rows move. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly hasBytes: boolean;
  /** The column that the database counts up; null for none. */
  readonly counter: string | null;
}

/** A row as both databases return it. */
export type MovedRow = Readonly<Record<string, unknown>>;

/** Returns the tables, referenced ones first. They are alike in both databases; PostgreSQL describes them in full. */
export async function movedTables(postgresql: Db): Promise<readonly MovedTable[]> {
  const tables = new Map((await tablesOf(postgresql)).map((table) => [table.name, table]));
  const references = await referencesOf(postgresql);
  const ordered = new Set<MovedTable>();
  const add = (name: string): void => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    for (const { child, parent } of references) if (child === name && parent !== name) add(parent);
    ordered.add(table);
  };
  for (const name of tables.keys()) add(name);
  return [...ordered];
}

/** Kysely's own tables, which record the migrations. */
const NOT_DATA = new Set(['kysely_migration', 'kysely_migration_lock']);

async function tablesOf(db: Db): Promise<readonly MovedTable[]> {
  const schema = await currentSchema(db);
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  const keys = await keysOf(db);
  const others = new Set([...NOT_DATA, ...(await tablesOfExtensions(db)), ...(await partitions(db))]);
  return found
    .filter((table) => table.schema === schema && !table.isView && !others.has(table.name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      key: keys.get(name) ?? [],
      hasBytes: columns.some(({ dataType }) => dataType === 'bytea'),
      counter: columns.find(({ isAutoIncrementing }) => isAutoIncrementing)?.name ?? null,
    }));
}

async function keysOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: readonly string[] }>`
    select relname as "table", array_agg(attname::text order by array_position(indkey::int2[], attnum)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = current_schema()::regnamespace group by relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The tables of an extension, which fills them itself. */
async function tablesOfExtensions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_depend on objid = pg_class.oid
    where classid = 'pg_class'::regclass and deptype = 'e' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The parts of tables that an operator has partitioned: their rows are those of the whole table. */
async function partitions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relispartition and relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

async function referencesOf(db: Db): Promise<readonly { readonly child: string; readonly parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/** Rows in a page; few for tables with bytes, whose rows may have megabytes. */
const PAGE_ROWS = 500;
const BYTES_PAGE_ROWS = 8;

/** Reads the rows of a table page by page, in the order of its key as this database sorts it. */
export async function* pagesOf(db: Db, table: MovedTable): AsyncGenerator<readonly MovedRow[]> {
  const size = table.hasBytes ? BYTES_PAGE_ROWS : PAGE_ROWS;
  const order = sql.join(table.key.map((column) => sql.ref(column)));
  let rows: readonly MovedRow[] = [];
  do {
    const last = rows.at(-1);
    const after = last
      ? sql`where (${order}) > (${sql.join(table.key.map((column) => last[column]))})`
      : sql`where 1 = 1`;
    const page = sql<MovedRow>`select * from ${sql.table(table.name)} ${after} order by ${order} limit ${sql.lit(size)}`;
    ({ rows } = await page.execute(db));
    if (rows.length > 0) yield rows;
  } while (rows.length === size);
}

async function rowsWithKeys(
  { db, dialect }: DatabaseAccess,
  { name, key }: MovedTable,
  keys: readonly MovedRow[],
): Promise<readonly MovedRow[]> {
  const wanted = keys.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const found = sql<MovedRow>`select * from ${sql.table(name)} where (${columns}) in (${dialect.rowList(wanted)})`;
  return (await found.execute(db)).rows;
}

export async function addRows(db: Db, { name, columns }: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** The hash of a file; an old track that was never hashed has another key. */
const SHA256 = /^[\da-f]{64}$/;

/** Reads rows again where they have come to. Throws unless each is there with the same values, and each track has its hash. */
export async function verifyRows(target: DatabaseAccess, table: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const textOfKey = (row: MovedRow): string => textOf(row, table.key);
  const arrived = new Map((await rowsWithKeys(target, table, rows)).map((row) => [textOfKey(row), row]));
  for (const row of rows) {
    const there = arrived.get(textOfKey(row));
    if (!there || textOf(there, table.columns) !== textOf(row, table.columns)) {
      throw new Error(`A row of ${table.name} is not the same in the new database: ${textOfKey(row)}`);
    }
    if (table.name === 'track_files') verifyFile(there);
  }
}

function verifyFile({ sha256, content }: MovedRow): void {
  if (typeof sha256 !== 'string' || !SHA256.test(sha256) || !(content instanceof Uint8Array)) return;
  const found = createHash('sha256').update(gunzipSync(content)).digest('hex');
  if (found !== sha256) throw new Error(`The track file ${sha256} is damaged: its content has the hash ${found}`);
}

function textOf(row: MovedRow, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => plain(row[column])));
}

function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
