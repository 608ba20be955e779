import Sqlite from 'better-sqlite3';
import { DatabaseError } from '#server/database-error';

/** Whether another process holds a lock that this statement needs: it may be tried again. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY(?!_SNAPSHOT)|PROTOCOL)/.test(error.code);
}

/** The same error, or what it says of the database itself. */
export function problemOf(error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error;
  if (isLocked(error)) return new DatabaseError('unavailable', error);
  return error.code === 'SQLITE_FULL' ? new DatabaseError('diskFull', error) : error;
}
