import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConnectOptions, Database, Purpose } from './database.ts';
import { POSTGRESQL } from './dialect.ts';
import { PostgresqlDriver } from './postgresql-driver.ts';
import type { Schema } from './schema.ts';

const APPLICATION_NAMES: Readonly<Record<Purpose, string>> = {
  serving: 'Wingbook server',
  maintenance: 'Wingbook maintenance',
};
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

/**
 * Time limits in milliseconds. A database server that hangs does not react to a cancellation either, so `query_timeout`,
 * which the client enforces, backs up the limits that the server enforces. The server ends transactions that are idle for
 * long, so that a client that hangs does not hold its locks forever.
 */
const TIME_LIMITS = {
  serving: {
    lock_timeout: 4_000,
    statement_timeout: 6_000,
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 30_000,
  },
  maintenance: {},
} as const satisfies Record<Purpose, pg.PoolConfig>;
const CONNECT_TIMEOUT_MS = 3_000;
/** The limits that a role or database may have, which a pooler's connections keep whatever a client asks for at its start. */
const LIFTED = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const;
const LIFTED_IN_TRANSACTIONS = { serving: [], maintenance: LIFTED } as const satisfies Record<
  Purpose,
  readonly string[]
>;

/** Opens a pool of connections to a PostgreSQL server; each connects when first needed. */
export function openPostgresql(url: string, { purpose, onLost }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAMES[purpose],
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers(),
    ...TIME_LIMITS[purpose],
  });
  pool.on('error', onLost);
  // The pool listens to idle clients only: an error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const dialect = new (class extends PostgresDialect {
    override createDriver() {
      return new PostgresqlDriver(pool, LIFTED_IN_TRANSACTIONS[purpose]);
    }
  })({ pool });
  const db = new Kysely<Schema>({ dialect });
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, reader: db, dialect: POSTGRESQL, connections };
}

/** Parses 64-bit integers as numbers: none of ours exceeds 2^53. */
function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8_OID, Number);
  return types;
}
