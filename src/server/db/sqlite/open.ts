import type BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Purpose } from '../database.ts';
import { SQLITE } from '../dialect.ts';
import type { Db, Schema } from '../schema.ts';
import { Sqlite } from './better-sqlite3.ts';
import { SqliteDriver } from './driver.ts';
import { cacheStatements } from './statement-cache.ts';

/** How long opening waits for other processes that open the same file, in milliseconds; no requests are served yet. */
const OPEN_TIMEOUT_MS = 10_000;
/** How long a statement waits for the lock of another process, in milliseconds. */
const LOCK_TIMEOUT_MS: Readonly<Record<Purpose, number>> = { serving: 4_000, maintenance: 120_000 };

/** Opens a SQLite file, which is created when it is missing. */
export function openSqlite(file: string, purpose: Purpose): Database {
  const connection = new Sqlite(file, { timeout: OPEN_TIMEOUT_MS });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  const db = dbOf(connection, purpose);
  return { db, reader: purpose === 'serving' ? openReader(file) : db, dialect: SQLITE, connections: () => null };
}

/** Opens a separate connection: with write-ahead logging, readers and the one writer do not wait for each other. */
function openReader(file: string): Db {
  const connection = new Sqlite(file, { timeout: OPEN_TIMEOUT_MS });
  connection.pragma('query_only = ON');
  return dbOf(connection, 'serving');
}

function dbOf(connection: BetterSqlite3.Database, purpose: Purpose): Db {
  // SQLite's own wait for a lock blocks the event loop: the driver waits instead.
  connection.pragma('busy_timeout = 0');
  const driver = new SqliteDriver(connection, cacheStatements(connection), LOCK_TIMEOUT_MS[purpose]);
  const dialect = new (class extends SqliteDialect {
    override createDriver() {
      return driver;
    }
  })({ database: connection });
  return new Kysely<Schema>({ dialect });
}
