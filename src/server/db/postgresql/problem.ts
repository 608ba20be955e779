import pg from 'pg';
import { DatabaseError, type DatabaseProblem } from '#server/database-error';

/** What an error of the driver means: which problem it is, if one of the database itself, and whether the connection is of use still. */
export interface DriverFailure {
  readonly error: unknown;
  readonly isLost: boolean;
}

/** Codes of PostgreSQL's errors (appendix A of its manual) that no statement is at fault for. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  '53100': 'diskFull',
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // lock time-out
  '57014': 'unavailable', // statement time-out
};
/** Codes after which the server closes the connection: an administrator's command, a crash, a start, a time-out. */
const CLOSING = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);
const CONNECTION_CLASS = '08';

/** What an error of a query means. */
export function failureOf(thrown: unknown): DriverFailure {
  if (thrown instanceof TypeError) return { error: thrown, isLost: false }; // A parameter that is none.
  if (!(thrown instanceof pg.DatabaseError)) return { error: new DatabaseError('unavailable', thrown), isLost: true };
  const code = thrown.code ?? '';
  if (CLOSING.has(code) || code.startsWith(CONNECTION_CLASS)) {
    return { error: new DatabaseError('unavailable', thrown), isLost: true };
  }
  const problem = PROBLEMS[code];
  return { error: problem ? new DatabaseError(problem, thrown) : thrown, isLost: false };
}
