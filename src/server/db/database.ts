import type { Dialect } from './dialect.ts';
import type { Db } from './schema.ts';

/** The place of the database: a file, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

export interface Database {
  /** For all writes; on SQLite a transaction here makes every other user of it wait. */
  readonly db: Db;
  /** For reads alone: sees all that is committed, and waits for no writer. The same as `db` for maintenance. */
  readonly reader: Db;
  readonly dialect: Dialect;
  /** Returns the connections of the pool; null on SQLite, which has none. */
  readonly connections: () => Connections | null;
}

/** A database with its dialect: the differences of statements between the two. */
export type DatabaseAccess = Pick<Database, 'db' | 'dialect'>;

/** Connections of a pool to PostgreSQL, and callers that wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * What the database is opened for. Serving has short time limits, since a pilot waits for each response; maintenance
 * (migrations, backups, restores) waits for locks and has no time limit for statements.
 */
export type Purpose = 'serving' | 'maintenance';

/** How to open the database. */
export interface ConnectOptions {
  readonly purpose: Purpose;
  /** Called when a connection breaks. */
  readonly onLost: (error: Error) => void;
}
