import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, Purpose } from '../database.ts';
import { SQLITE } from '../dialect.ts';
import type { Db, Schema } from '../schema.ts';
import { SqliteDriver } from './driver.ts';
import { Sqlite } from './sqlite.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { cacheStatements } from './statement-cache.ts';

/** How long opening waits for other processes that open the same file, in milliseconds; no requests are served yet. */
const OPEN_TIMEOUT_MS = 10_000;
/** How long a statement waits for the lock of another process, in milliseconds. */
const LOCK_TIMEOUT_MS: Readonly<Record<Purpose, number>> = { serving: 4_000, maintenance: 120_000 };

/** Opens a SQLite file, which is created when it is missing. */
export function openSqlite(file: string, purpose: Purpose): Database {
  const connection = new Sqlite(file, { timeout: OPEN_TIMEOUT_MS });
  connection.exec('pragma journal_mode = WAL');
  connection.exec('pragma synchronous = FULL');
  connection.exec('pragma foreign_keys = ON');
  const db = dbOf(connection, purpose);
  return { db, reader: purpose === 'serving' ? openReader(file) : db, dialect: SQLITE, connections: () => null };
}

/** Opens a separate connection: with write-ahead logging, readers and the one writer do not wait for each other. */
function openReader(file: string): Db {
  const connection = new Sqlite(file, { timeout: OPEN_TIMEOUT_MS });
  connection.exec('pragma query_only = ON');
  return dbOf(connection, 'serving');
}

function dbOf(connection: SqliteFile, purpose: Purpose): Db {
  // SQLite's own wait for a lock blocks the event loop: the driver waits instead.
  connection.exec('pragma busy_timeout = 0');
  const driver = new SqliteDriver(connection, cacheStatements(connection), LOCK_TIMEOUT_MS[purpose]);
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}
