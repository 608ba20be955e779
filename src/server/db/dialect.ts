import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

interface ColumnName {
  readonly table: string;
  readonly column: string;
}

/** All that differs between the two databases, as named operations. */
export interface Dialect {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The type of a binary column. */
  readonly bytes: 'blob' | 'bytea';
  /** The type of an identity column. */
  readonly countedType: 'integer' | 'bigint';
  /** Makes a column an identity primary key. */
  readonly counted: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Stores a table's rows in the order of its primary key, where the database supports it. */
  readonly clustered: <Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ) => CreateTableBuilder<Name, Column>;
  /** Makes a column of integers hold 64 bits. */
  readonly widenInteger: (db: Kysely<unknown>, column: ColumnName) => Promise<unknown>;
  /** A whole number in a column of JSON objects that have the name once, rounded; null when it is missing. Never fails, even on text that is no JSON. */
  readonly wholeInJson: (column: string, name: string) => RawBuilder<number | null>;
  /** The time of the database in Unix milliseconds: the one clock that several servers share. */
  readonly nowMs: RawBuilder<number>;
  /** Within a transaction: keeps every other process from migrating until it ends. */
  readonly lockMigrations: (db: Db) => Promise<unknown>;
  /** The JSON text of a part of a column with JSON; null when the column or the part is missing. */
  readonly jsonPart: (column: string, path: readonly string[]) => RawBuilder<string | null>;
  /** Rows of values as the right side of `(column, column) in (…)`. */
  readonly rowList: (rows: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;
  /** Runs several reads on one snapshot, taken at the first of them. */
  readonly reading: <T>(db: Db, work: (snapshot: Db) => Promise<T>) => Promise<T>;
  /** Like `reading`, but while everybody else who writes to these tables waits. */
  readonly readingAlone: <T>(db: Db, tables: readonly string[], work: (snapshot: Db) => Promise<T>) => Promise<T>;
  /** The last id that the counter of an identity column gave; 0 when it gave none. An id is never given twice, not even that of a deleted row. */
  readonly lastCounted: (db: Db, column: ColumnName) => Promise<number>;
  /** Sets the counter of an identity column, so that the next id is the one after `last`. */
  readonly setCounter: (db: Db, column: ColumnName, last: number) => Promise<void>;
}

export const SQLITE: Dialect = {
  name: 'SQLite',
  bytes: 'blob',
  countedType: 'integer',
  counted: (column) => column.primaryKey().autoIncrement(),
  clustered: (table) => table.modifyEnd(sql`without rowid`),
  widenInteger: () => Promise.resolve(), // Integers have up to 64 bits whatever they are declared as.
  wholeInJson: (column, name) =>
    sql`case when json_valid(${sql.ref(column)})
      then cast(round(json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})) as integer) end`,
  nowMs: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  jsonPart: (column, path) => sql`${sql.ref(column)} -> ${`$.${path.join('.')}`}`,
  rowList: (rows) => sql`values ${sql.join(rows)}`,
  lockMigrations: () => Promise.resolve(), // A writing transaction locks the whole file.
  reading: (db, work) => db.transaction().setAccessMode('read only').execute(work),
  readingAlone: (db, _, work) => db.transaction().execute(work), // A writing transaction locks the whole file.
  lastCounted: async (db, { table }) => {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },
  setCounter: async (db, { table }, last) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },
};

/** The lock of Kysely's migrator, which servers of an older version take, too. */
const MIGRATION_LOCK = '3853314791062309107';

export const POSTGRESQL: Dialect = {
  name: 'PostgreSQL',
  bytes: 'bytea',
  countedType: 'bigint',
  counted: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
  clustered: (table) => table,
  widenInteger: (db, { table, column }) =>
    db.schema
      .alterTable(table)
      .alterColumn(column, (altered) => altered.setDataType('bigint'))
      .execute(),
  // Before PostgreSQL 16 nothing asks whether a text is JSON: it is searched as a text.
  wholeInJson: (column, name) => {
    const found = sql`substring(${sql.ref(column)} from ${sql.lit(`"${name}":\\s*(-?\\d{1,9}(\\.\\d+)?)\\s*[,}]`)})`;
    return sql`cast(round(cast(${found} as numeric)) as integer)`;
  },
  nowMs: sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  jsonPart: (column, path) => sql`(${sql.ref(column)}::json #> ${`{${path.join(',')}}`}::text[])::text`,
  // In `values` a parameter would be a text.
  rowList: (rows) => sql.join(rows),
  lockMigrations: (db) => sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db),
  reading: (db, work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
  readingAlone: (db, tables, work) =>
    POSTGRESQL.reading(db, async (snapshot) => {
      // The snapshot is taken by the first read after it.
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share mode`.execute(snapshot);
      return work(snapshot);
    }),
  lastCounted: async (db, { table, column }) => {
    const named = sql<{ name: string }>`select pg_get_serial_sequence(${table}, ${column}) as name`;
    const name = (await named.execute(db)).rows[0]?.name ?? '';
    const state = sql<{ last: number; isUsed: boolean }>`
      select last_value as "last", is_called as "isUsed" from ${sql.raw(name)}`;
    const [counter] = (await state.execute(db)).rows;
    return counter?.isUsed ? Number(counter.last) : 0;
  },
  setCounter: async (db, { table, column }, last) => {
    const sequence = sql`pg_get_serial_sequence(${table}, ${column})`;
    await sql`select setval(${sequence}, ${Math.max(1, last)}::bigint, ${last > 0}::boolean)`.execute(db);
  },
};
