import { DatabaseError, type DatabaseProblem } from '#server/db/database-error';

/** SQLite's codes, with their extensions, that are not the fault of the statement. */
const PROBLEMS: readonly (readonly [code: RegExp, problem: DatabaseProblem])[] = [
  [/^SQLITE_FULL/, 'diskFull'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'unavailable'],
];

const BUSY_SNAPSHOT = 517;

/** Returns SQLite's name of an error, like `SQLITE_FULL`, with better-sqlite3 also extended: `SQLITE_IOERR_WRITE`; null for errors of others. */
export function sqliteCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('sqliteCodeName' in error && 'errcode' in error) {
    return error.errcode === BUSY_SNAPSHOT ? 'SQLITE_BUSY_SNAPSHOT' : String(error.sqliteCodeName);
  }
  return 'code' in error && /^SQLITE_/.test(String(error.code)) ? String(error.code) : null;
}

/** Whether another process holds a lock that the statement needs: it can be retried. */
export function isLocked(error: unknown): boolean {
  return /^SQLITE_(BUSY(?!_SNAPSHOT)|PROTOCOL)/.test(sqliteCodeOf(error) ?? '');
}

/** Returns the error as a `DatabaseError` when the database itself is at fault, otherwise unchanged. */
export function translateError(error: unknown): unknown {
  const found = sqliteCodeOf(error);
  if (found === null) return error;
  if (isLocked(error)) return new DatabaseError('unavailable', error);
  const problem = PROBLEMS.find(([code]) => code.test(found));
  return problem ? new DatabaseError(problem[1], error) : error;
}
