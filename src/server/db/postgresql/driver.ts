import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { DatabaseError } from '#server/context/database-error';
import { classifyError } from './errors.ts';

/** The longest that closing the pool may take, in milliseconds. */
const END_TIMEOUT_MS = 2_000;

/**
 * A Kysely driver on a pool, which differs from Kysely's own in three ways: a connection that broke or hangs is never put
 * back into the pool; the error of a failed transaction is not hidden by that of its rollback; closing has a time limit.
 */
export class PostgresqlDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #liftedLimits: readonly string[];

  /** Time limits with these names do not hold in the driver's transactions. */
  constructor(pool: pg.Pool, liftedLimits: readonly string[]) {
    this.#pool = pool;
    this.#liftedLimits = liftedLimits;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PostgresqlConnection> {
    try {
      return new PostgresqlConnection(await this.#pool.connect());
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

class PostgresqlConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rowCount, rows } = await this.#client.query(sql, [...parameters]);
      return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
    } catch (thrown) {
      const { error, isLost } = classifyError(thrown);
      this.#isLost ||= isLost;
      throw error;
    }
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
    this.#client.release(this.#isLost);
  }
}
