import type { ColumnDefinitionBuilder, CreateTableBuilder, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** All that differs between the two databases, by named operation. */
export interface Dialect {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The type of a column of bytes. */
  readonly bytes: 'blob' | 'bytea';
  /** The type of a key column that counts up by itself. */
  readonly countedType: 'integer' | 'bigint';
  /** Makes a key column count up by itself. */
  readonly counted: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Keeps the rows of a table together in the order of its primary key, where the database can. */
  readonly clustered: <Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ) => CreateTableBuilder<Name, Column>;
  /** What time it is for the database, in Unix milliseconds: the one clock that several servers share. */
  readonly nowMs: RawBuilder<number>;
  /** Within a transaction: keeps all others from migrating until its end. */
  readonly lockMigrations: (db: Db) => Promise<unknown>;
  /** Several reads that see the database as it stood at the first of them. */
  readonly reading: <T>(db: Db, work: (snapshot: Db) => Promise<T>) => Promise<T>;
}

/** How SQLite does it. */
export const SQLITE: Dialect = {
  name: 'SQLite',
  bytes: 'blob',
  countedType: 'integer',
  counted: (column) => column.primaryKey().autoIncrement(),
  clustered: (table) => table.modifyEnd(sql`without rowid`),
  nowMs: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  lockMigrations: () => Promise.resolve(), // A transaction that writes has the whole file.
  reading: (db, work) => db.transaction().setAccessMode('read only').execute(work),
};

/** The lock that Kysely's migrator takes: servers of an older version respect it, too. */
const MIGRATION_LOCK = '3853314791062309107';

/** How PostgreSQL does it. */
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
