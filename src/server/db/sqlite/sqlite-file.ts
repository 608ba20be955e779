/** A connection to a SQLite file. */
export interface SqliteFile {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare<Row>(sql: string): SqliteStatement<Row>;
  close(): unknown;
  /**
   * Has what `close` could not free at once: resolves when SQLite itself has closed the file, provided that nobody holds a
   * statement of it any more.
   */
  readonly released?: () => Promise<void>;
}

/** A prepared statement. Its parameters are those of the question marks; blobs are returned as `Buffer`. */
export interface SqliteStatement<Row> {
  /** Whether it returns rows. */
  readonly reader: boolean;
  all(parameters?: readonly unknown[]): readonly Row[];
  get(parameters?: readonly unknown[]): Row | undefined;
  run(parameters?: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
}

export interface SqliteOptions {
  readonly readonly?: boolean;
  readonly fileMustExist?: boolean;
  /** How long SQLite itself waits for a lock, in milliseconds. */
  readonly timeout?: number;
}

export type SqliteClass = new (file: string, options?: SqliteOptions) => SqliteFile;
