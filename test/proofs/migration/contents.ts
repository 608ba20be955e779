import type { Database } from '#server/db/database';
import { rowsOf } from '#test/databases/raw-sql';

/** Statements that describe a schema: tables, columns, indexes and constraints, in a fixed order. */
const SCHEMA: Readonly<Record<Database['dialect']['name'], readonly string[]>> = {
  SQLite: ['select type, name, tbl_name, sql from sqlite_master order by type, name'],
  PostgreSQL: [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`,
    "select indexdef from pg_indexes where schemaname = 'public' order by indexdef",
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
  ],
};

/** Columns whose values are made anew by each migration: a random one, and a time. */
const MADE_ANEW = new Set(['epoch.value', 'kysely_migration.timestamp']);

/** Written by whichever servers run at the moment. */
const OF_RUNNING_SERVERS = 'servers';

/** Returns the schema and all rows of a database as texts that are the same for the same contents. */
export async function contentsOf({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const contents: string[] = [];
  for (const statement of SCHEMA[dialect.name]) contents.push(...(await rowsOf(db, statement)).map(textOf));
  for (const { name } of tables.filter((table) => table.name !== OF_RUNNING_SERVERS)) {
    const rows = (await rowsOf(db, `select * from ${name}`)).map((row) => rowText(name, row));
    contents.push(...rows.toSorted().map((row) => `${name} ${row}`));
  }
  return contents;
}

function textOf(row: unknown): string {
  return JSON.stringify(row);
}

function rowText(table: string, row: unknown): string {
  return JSON.stringify(row, (name, value: unknown) => (MADE_ANEW.has(`${table}.${name}`) ? undefined : value));
}
