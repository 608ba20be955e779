import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { ConnectOptions, Database, Purpose } from './database.ts';
import { DatabaseError, type DatabaseProblem } from './database-error.ts';
import { POSTGRESQL } from './dialect.ts';
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

/** The longest that closing the pool may take, in milliseconds. */
const END_TIMEOUT_MS = 2_000;

/** Statements that change nothing by themselves. */
const CHANGES_NOTHING = /^(select|start transaction) /;

/**
 * A Kysely driver on a pool, which differs from Kysely's own in four ways: a connection that broke or hangs is never put
 * back into the pool, and one that had been closed in the pool is replaced; the error of a failed transaction is not hidden
 * by that of its rollback; closing has a time limit.
 */
class PostgresqlDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #liftedLimits: readonly string[];
  /** The clients that have been released to the pool, where the database may close them. */
  readonly #released = new WeakSet<pg.PoolClient>();

  /** Time limits with these names do not hold in the driver's transactions. */
  constructor(pool: pg.Pool, liftedLimits: readonly string[]) {
    this.#pool = pool;
    this.#liftedLimits = liftedLimits;
    pool.on('release', (_, client) => this.#released.add(client));
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PostgresqlConnection> {
    return new PostgresqlConnection(await this.#connect(), () => this.#connect());
  }

  async #connect(): Promise<PooledClient> {
    try {
      const client = await this.#pool.connect();
      return { client, wasReleased: this.#released.has(client) };
    } catch (cause) {
      throw new DatabaseError('unavailable', cause);
    }
  }

  async beginTransaction(connection: PostgresqlConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level} ${settings.accessMode ?? ''}`));
    const lifted = this.#liftedLimits.map((name) => `set_config('${name}', '0', true)`);
    if (lifted.length > 0) await connection.executeQuery(CompiledQuery.raw(`select ${lifted.join()}`));
  }

  async commitTransaction(connection: PostgresqlConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  rollbackTransaction(connection: PostgresqlConnection): Promise<void> {
    return connection.rollBack();
  }

  releaseConnection(connection: PostgresqlConnection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, END_TIMEOUT_MS);
    });
    await Promise.race([this.#pool.end(), timeout]);
    clearTimeout(timer);
  }
}

/** A client from the pool, and whether it was used before. */
interface PooledClient {
  readonly client: pg.PoolClient;
  readonly wasReleased: boolean;
}

class PostgresqlConnection implements DatabaseConnection {
  readonly #reconnect: () => Promise<PooledClient>;
  #client: pg.PoolClient;
  /** Whether the database may have closed the connection before it was taken from the pool. */
  #isUntried: boolean;
  #isLost = false;
  #isReleased = false;

  constructor({ client, wasReleased }: PooledClient, reconnect: () => Promise<PooledClient>) {
    this.#client = client;
    this.#isUntried = wasReleased;
    this.#reconnect = reconnect;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isUntried = this.#isUntried;
    this.#isUntried = false;
    try {
      const { rowCount, rows } = await this.#client.query(query.sql, [...query.parameters]);
      return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
    } catch (thrown) {
      const { error, connection } = classifyError(thrown);
      this.#isLost ||= connection !== 'usable';
      if (connection !== 'closed' || !isUntried || !CHANGES_NOTHING.test(query.sql)) throw error;
    }
    await this.#replace();
    return this.executeQuery(query);
  }

  async #replace(): Promise<void> {
    this.release();
    const { client, wasReleased } = await this.#reconnect();
    this.#client = client;
    this.#isUntried = wasReleased;
    this.#isLost = false;
    this.#isReleased = false;
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here');
  }

  /** Rolls the transaction back; where that fails the connection is closed, and the database rolls it back by itself. */
  async rollBack(): Promise<void> {
    if (this.#isLost) return;
    try {
      await this.#client.query('rollback');
    } catch {
      this.#isLost = true;
    }
  }

  release(): void {
    if (!this.#isReleased) this.#client.release(this.#isLost);
    this.#isReleased = true;
  }
}

/** Whether a connection can be used after an error; one that hangs may still respond, to nobody. */
type ConnectionState = 'usable' | 'closed' | 'hangs';

/** A driver's error, as a `DatabaseError` when the database itself is at fault, and the state of the connection after it. */
interface DriverFailure {
  readonly error: unknown;
  readonly connection: ConnectionState;
}

/** PostgreSQL's error codes (appendix A of its manual) that are not the fault of the statement. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  '53100': 'diskFull',
  '25006': 'readOnly', // also a standby
  XX001: 'damaged',
  XX002: 'damaged', // an index
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // lock time-out
  '57014': 'unavailable', // statement time-out
};
/** Codes after which the server closes the connection: an administrator's command, a crash, a restart, a time-out. */
const CLOSING = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);
const CONNECTION_CLASS = '08';
/** The message of `pg`, without a code, after `query_timeout`. */
const CLIENT_TIMEOUT = 'Query read timeout';

function classifyError(thrown: unknown): DriverFailure {
  if (thrown instanceof TypeError) return { error: thrown, connection: 'usable' }; // A parameter of an unsupported type.
  if (!(thrown instanceof pg.DatabaseError)) {
    const hangs = thrown instanceof Error && thrown.message === CLIENT_TIMEOUT;
    return { error: new DatabaseError('unavailable', thrown), connection: hangs ? 'hangs' : 'closed' };
  }
  const code = thrown.code ?? '';
  if (CLOSING.has(code) || code.startsWith(CONNECTION_CLASS)) {
    return { error: new DatabaseError('unavailable', thrown), connection: 'closed' };
  }
  const problem = PROBLEMS[code];
  return { error: problem ? new DatabaseError(problem, thrown) : thrown, connection: 'usable' };
}
