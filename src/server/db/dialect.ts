import type { ColumnDefinitionBuilder, CreateTableBuilder, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

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
  /** The time of the database in Unix milliseconds: the one clock that several servers share. */
  readonly nowMs: RawBuilder<number>;
  /** Within a transaction: keeps every other process from migrating until it ends. */
  readonly lockMigrations: (db: Db) => Promise<unknown>;
  /** Runs several reads on one snapshot, taken at the first of them. */
  readonly reading: <T>(db: Db, work: (snapshot: Db) => Promise<T>) => Promise<T>;
}

/** The operations of SQLite. */
export const SQLITE: Dialect = {
  name: 'SQLite',
  bytes: 'blob',
  countedType: 'integer',
  counted: (column) => column.primaryKey().autoIncrement(),
  clustered: (table) => table.modifyEnd(sql`without rowid`),
  nowMs: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  lockMigrations: () => Promise.resolve(), // A writing transaction locks the whole file.
  reading: (db, work) => db.transaction().setAccessMode('read only').execute(work),
};

/** The lock of Kysely's migrator, which servers of an older version take, too. */
const MIGRATION_LOCK = '3853314791062309107';

/** The operations of PostgreSQL. */
export const POSTGRESQL: Dialect = {
  name: 'PostgreSQL',
  bytes: 'bytea',
  countedType: 'bigint',
  counted: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
  clustered: (table) => table,
  nowMs: sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  lockMigrations: (db) => sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db),
  reading: (db, work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
};
