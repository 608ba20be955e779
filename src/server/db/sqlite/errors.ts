import { DatabaseError, type DatabaseProblem } from '#server/db/database-error';
import { Sqlite } from './better-sqlite3.ts';

/** SQLite's codes, with their extensions, that are not the fault of the statement. */
const PROBLEMS: readonly (readonly [code: RegExp, problem: DatabaseProblem])[] = [
  [/^SQLITE_FULL/, 'diskFull'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'unavailable'],
];

/** Whether another process holds a lock that the statement needs: it can be retried. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY(?!_SNAPSHOT)|PROTOCOL)/.test(error.code);
}

/** Returns the error as a `DatabaseError` when the database itself is at fault, otherwise unchanged. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error;
  if (isLocked(error)) return new DatabaseError('unavailable', error);
  const problem = PROBLEMS.find(([code]) => code.test(error.code));
  return problem ? new DatabaseError(problem[1], error) : error;
}
