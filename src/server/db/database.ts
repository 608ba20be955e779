import type { Dialect } from './dialect.ts';
import type { Db } from './schema.ts';

/** Where the data are: a file, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** An open database with its way of doing things. */
export interface Database {
  /** For whatever writes; on SQLite a transaction here keeps all others waiting who use it. */
  readonly db: Db;
  /** For what only reads: it sees all that is committed, and waits for no writer. Maintenance has no other than `db`. */
  readonly reader: Db;
  readonly dialect: Dialect;
}

/**
 * What the database is opened for. Serving has short time limits, since a pilot waits for each answer; maintenance
 * (migrations, backups, restores) waits for locks and lets statements run as long as they need.
 */
export type Purpose = 'serving' | 'maintenance';

/** How to open the database. */
export interface ConnectOptions {
  readonly purpose: Purpose;
  /** Hears of connections that break. */
  readonly onLost: (error: Error) => void;
}
