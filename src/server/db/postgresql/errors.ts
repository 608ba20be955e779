import pg from 'pg';
import { DatabaseError, type DatabaseProblem } from '#server/context/database-error';

/** Whether a connection can be used after an error; one that hangs may still respond, to nobody. */
export type ConnectionState = 'usable' | 'closed' | 'hangs';

/** A driver's error, as a `DatabaseError` when the database itself is at fault, and the state of the connection after it. */
export interface DriverFailure {
  readonly error: unknown;
  readonly connection: ConnectionState;
}

/** PostgreSQL's error codes (appendix A of its manual) that are not the fault of the statement. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  '53100': 'diskFull',
  '25006': 'readOnly', // also a standby
  XX001: 'damaged',
  XX002: 'damaged', // an index
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // lock time-out
  '57014': 'unavailable', // statement time-out
};
/** Codes after which the server closes the connection: an administrator's command, a crash, a restart, a time-out. */
const CLOSING = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);
const CONNECTION_CLASS = '08';
/** What `pg` says, without a code, after `query_timeout`. */
const CLIENT_TIMEOUT = 'Query read timeout';

/** Classifies an error that a query threw. */
export function classifyError(thrown: unknown): DriverFailure {
  if (thrown instanceof TypeError) return { error: thrown, connection: 'usable' }; // A parameter of an unsupported type.
  if (!(thrown instanceof pg.DatabaseError)) {
    const hangs = thrown instanceof Error && thrown.message === CLIENT_TIMEOUT;
    return { error: new DatabaseError('unavailable', thrown), connection: hangs ? 'hangs' : 'closed' };
  }
  const code = thrown.code ?? '';
  if (CLOSING.has(code) || code.startsWith(CONNECTION_CLASS)) {
    return { error: new DatabaseError('unavailable', thrown), connection: 'closed' };
  }
  const problem = PROBLEMS[code];
  return { error: problem ? new DatabaseError(problem, thrown) : thrown, connection: 'usable' };
}
