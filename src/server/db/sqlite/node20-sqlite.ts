import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SqliteClass, SqliteFile, SqliteOptions, SqliteStatement } from './sqlite-file.ts';

/** The used part of the interface of `node:sqlite`, which Node 20 lacks and @photostructure/sqlite has. */
export interface NodeSqlite {
  readonly DatabaseSync: new (
    location: string | URL,
    options: { readonly readOnly: boolean; readonly timeout: number },
  ) => NodeDatabase;
}

interface NodeDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}

interface NodeStatement {
  columns(): readonly { readonly name: string }[];
  setReturnArrays(returnsArrays: boolean): void;
  all(...parameters: readonly unknown[]): readonly Values[];
  get(...parameters: readonly unknown[]): Values | undefined;
  run(...parameters: readonly unknown[]): ReturnType<SqliteStatement<unknown>['run']>;
}

/** A row, without the names of its columns. */
type Values = readonly unknown[];

/** better-sqlite3's own, for both. */
const DEFAULT_TIMEOUT_MS = 5_000;
const MAX_TURNS = 5;
const CACHE = 'pragma cache_size = -16000';

/**
 * Returns the library of Node 20 with the interface of better-sqlite3. It finalizes statements only when they are collected: until
 * then, or until the process ends, SQLite keeps a closed file open, with its log beside it. So `released` collects them.
 */
export function node20Sqlite({ DatabaseSync }: NodeSqlite): SqliteClass {
  return class implements SqliteFile {
    readonly #database: NodeDatabase;
    #statements = 0;
    readonly #collected = new FinalizationRegistry<null>(() => {
      this.#statements -= 1;
    });

    constructor(
      file: string,
      { readonly = false, fileMustExist = false, timeout = DEFAULT_TIMEOUT_MS }: SqliteOptions = {},
    ) {
      const location = fileMustExist ? new URL(`?mode=${readonly ? 'ro' : 'rw'}`, pathToFileURL(file)) : file;
      this.#database = new DatabaseSync(location, { readOnly: readonly, timeout });
      this.#database.exec(CACHE);
    }

    get inTransaction(): boolean {
      return this.#database.isTransaction;
    }

    exec(sql: string): void {
      this.#database.exec(sql);
    }

    prepare<Row>(sql: string): SqliteStatement<Row> {
      const statement = this.#database.prepare(sql);
      this.#statements += 1;
      this.#collected.register(statement, null);
      return new Statement<Row>(statement);
    }

    close(): void {
      this.#database.close();
    }

    /** What code that is about to end still holds takes a further turn. */
    async released(): Promise<void> {
      for (let turn = 0; turn < MAX_TURNS && this.#statements > 0; turn += 1) await collectGarbage();
    }
  };
}

let collection: Promise<void> | null = null;

/** Collects garbage, whatever the flags of the process: once for all files that are closed at the same time. */
function collectGarbage(): Promise<void> {
  collection ??= collectNow().finally(() => {
    collection = null;
  });
  return collection;
}

async function collectNow(): Promise<void> {
  // Whoever closes a file beside this one has closed it by then.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  await setImmediate();
  await setImmediate();
}

/** Takes rows as arrays, since making objects of them here is three times as fast as the library's own. */
class Statement<Row> implements SqliteStatement<Row> {
  readonly #statement: NodeStatement;
  #names: readonly string[];

  constructor(statement: NodeStatement) {
    this.#statement = statement;
    this.#names = namesOf(statement);
    statement.setReturnArrays(true);
  }

  get reader(): boolean {
    return this.#names.length > 0;
  }

  all(parameters: readonly unknown[] = []): readonly Row[] {
    return this.#rowsOf(this.#statement.all(...parameters));
  }

  get(parameters: readonly unknown[] = []): Row | undefined {
    const found = this.#statement.get(...parameters);
    return found && this.#rowsOf([found])[0];
  }

  run(parameters: readonly unknown[] = []) {
    return this.#statement.run(...parameters);
  }

  #rowsOf(found: readonly Values[]): readonly Row[] {
    // The table may have been altered since the statement was prepared.
    if (found.length > 0 && found[0]?.length !== this.#names.length) this.#names = namesOf(this.#statement);
    return found.map((values) => rowOf<Row>(this.#names, values));
  }
}

function namesOf(statement: NodeStatement): readonly string[] {
  return statement.columns().map(({ name }) => name);
}

function rowOf<Row>(names: readonly string[], values: Values): Row {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = bufferOr(values[index]);
  return row as Row;
}

/** Blobs come as plain bytes. */
function bufferOr(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
