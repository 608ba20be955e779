import { sql } from 'kysely';
import type { Db } from '#server/db/schema';
import { BYTES } from '../dump-format.ts';
import { tablesByReference } from '../postgresql-tables.ts';

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
  const keys = await keysOf(postgresql);
  return (await tablesByReference(postgresql)).map(({ table, columns, counter }) => ({
    name: table,
    columns: columns.map(({ name }) => name),
    key: keys.get(table) ?? [],
    hasBytes: columns.some(({ type }) => type === BYTES),
    counter: counter?.column ?? null,
  }));
}

async function keysOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: readonly string[] }>`
    select relname as "table", array_agg(attname::text order by array_position(indkey::int2[], attnum)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = current_schema()::regnamespace group by relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
