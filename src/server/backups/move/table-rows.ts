import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import type { Db } from '#server/db/schema';
import type { MovedRow, MovedTable } from './moved-tables.ts';

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

/** Returns the rows of a table with these keys. */
export async function rowsWithKeys(
  { db, dialect }: DatabaseAccess,
  { name, key }: MovedTable,
  keys: readonly MovedRow[],
): Promise<readonly MovedRow[]> {
  const wanted = keys.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const found = sql<MovedRow>`select * from ${sql.table(name)} where (${columns}) in (${dialect.rowList(wanted)})`;
  return (await found.execute(db)).rows;
}

/** Adds rows to a table. */
export async function addRows(db: Db, { name, columns }: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}
