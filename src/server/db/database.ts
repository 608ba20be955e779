import type { Dialect } from './dialect.ts';
import type { Db } from './schema.ts';

/** Where the data are: a file, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** An open database with its way of doing things. */
export interface Database {
  readonly db: Db;
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
