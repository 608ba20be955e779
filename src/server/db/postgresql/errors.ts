import pg from 'pg';
import { DatabaseError, type DatabaseProblem } from '#server/context/database-error';

/** A driver's error, as a `DatabaseError` when the database itself is at fault, and whether the connection is lost. */
export interface DriverFailure {
  readonly error: unknown;
  readonly isLost: boolean;
}

/** PostgreSQL's error codes (appendix A of its manual) that are not the fault of the statement. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  '53100': 'diskFull',
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // lock time-out
  '57014': 'unavailable', // statement time-out
};
/** Codes after which the server closes the connection: an administrator's command, a crash, a restart, a time-out. */
const CLOSING = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);
const CONNECTION_CLASS = '08';

/** Classifies an error that a query threw. */
export function classifyError(thrown: unknown): DriverFailure {
  if (thrown instanceof TypeError) return { error: thrown, isLost: false }; // A parameter of an unsupported type.
  if (!(thrown instanceof pg.DatabaseError)) return { error: new DatabaseError('unavailable', thrown), isLost: true };
  const code = thrown.code ?? '';
  if (CLOSING.has(code) || code.startsWith(CONNECTION_CLASS)) {
    return { error: new DatabaseError('unavailable', thrown), isLost: true };
  }
  const problem = PROBLEMS[code];
  return { error: problem ? new DatabaseError(problem, thrown) : thrown, isLost: false };
}
