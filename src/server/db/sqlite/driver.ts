import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isLocked, translateError } from './errors.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { StatementCache } from './statement-cache.ts';

const FIRST_WAIT_MS = 2;
const MAX_WAIT_MS = 50;

/**
 * A Kysely driver for the one connection to the file, which differs from Kysely's own in three ways: it waits for the lock
 * of another process without blocking this one, and lets others read while it waits; a writing transaction takes the write lock
 * as it begins, so no statement in it waits; and the error of a failed transaction is not hidden by that of its rollback,
 * since SQLite rolls some back by itself.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #statements: StatementCache;
  readonly #connection: SqliteConnection;
  readonly #mutex = new Mutex();
  readonly #lockTimeoutMs: number;

  constructor(file: SqliteFile, statements: StatementCache, lockTimeoutMs: number) {
    this.#file = file;
    this.#statements = statements;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#connection = new SqliteConnection(statements, (statement) => this.#whenUnlocked(statement));
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#mutex.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    this.#statements.clear();
    this.#file.close();
    await this.#file.released?.();
  }

  async #whenUnlocked<Result>(statement: () => Result): Promise<Result> {
    const giveUpAt = performance.now() + this.#lockTimeoutMs;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
      try {
        return statement();
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) throw translateError(error);
      }
      await this.#pause(waitMs);
    }
  }

  /** Waits; outside a transaction others may use the connection during the wait. */
  async #pause(waitMs: number): Promise<void> {
    if (this.#file.inTransaction) {
      await sleep(waitMs);
      return;
    }
    this.#mutex.release();
    await sleep(waitMs);
    await this.#mutex.acquire();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #statements: StatementCache;
  readonly #whenUnlocked: <Result>(statement: () => Result) => Promise<Result>;

  constructor(statements: StatementCache, whenUnlocked: <Result>(statement: () => Result) => Promise<Result>) {
    this.#statements = statements;
    this.#whenUnlocked = whenUnlocked;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#whenUnlocked(() => this.#run<Row>(sql, parameters));
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here');
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#statements.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

/** A lock that one caller at a time holds, granted in the order of the calls. */
class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds the lock. */
  acquire(): Promise<void> {
    if (this.#isLocked) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
    return Promise.resolve();
  }

  /** Passes the lock to the next caller. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}
