import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { type Dialect, POSTGRESQL, SQLITE } from './dialect.ts';
import type { Db, Schema } from './schema.ts';
import { rememberStatements } from './statements.ts';

/** Where the data are: a file, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** An open database with its way of doing things. */
export interface Database {
  readonly db: Db;
  readonly dialect: Dialect;
}

const BUSY_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

/** Opens the database. `onLost` hears of connections that break while nobody uses them. */
export function connect(address: DatabaseAddress, onLost: (error: Error) => void): Database {
  return address.kind === 'sqlite' ? openSqlite(address.file) : openPostgresql(address.url, onLost);
}

function openSqlite(file: string): Database {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  const dialect = new SqliteDialect({ database: rememberStatements(connection) });
  return { db: new Kysely<Schema>({ dialect }), dialect: SQLITE };
}

function openPostgresql(url: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: typeParserOf },
  });
  pool.on('error', onLost);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), dialect: POSTGRESQL };
}

/** 64-bit whole numbers come as numbers: ours never pass 2^53. */
const typeParserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
