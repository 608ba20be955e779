import { DatabaseError } from '#server/context/database-error';
import { Sqlite } from './better-sqlite3.ts';

/** Whether another process holds a lock that the statement needs: it can be retried. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY(?!_SNAPSHOT)|PROTOCOL)/.test(error.code);
}

/** Returns the error as a `DatabaseError` when the database itself is at fault, otherwise unchanged. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error;
  if (isLocked(error)) return new DatabaseError('unavailable', error);
  return error.code === 'SQLITE_FULL' ? new DatabaseError('diskFull', error) : error;
}
