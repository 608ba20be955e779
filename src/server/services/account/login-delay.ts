import type { AppContext, Configured } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import type { Db } from '#server/db/schema';
import { type AttemptKey, findAttemptDelay, resetUsage, takeAttempt } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import { AppError } from '../app-error.ts';

/**
 * Seconds until the next attempt is allowed, by the number of failures in a row: none after one or two, then doubling.
 * The last value applies to all further attempts.
 */
export const DELAYS_S = [0, 0, 0, 1, 2, 4, 8, 16, 30] as const;
/** The count starts again this long after the last failure. */
const FORGET_S = 3_600;

/** What names an attempt's counter, and its time. */
type AttemptContext = Pick<AppContext, 'clock'> & Configured<'secret'>;

/** Throws `tooOften`, without any other work, for an attempt too soon after failed ones. */
export async function rejectTooSoon(
  context: Pick<AppContext, 'reader'> & AttemptContext,
  subject: string,
): Promise<void> {
  const key = keyOf(context, subject);
  const waitS = await findAttemptDelay(context.reader, key);
  if (waitS > 0) throw tooSoon(waitS);
}

/**
 * Counts one attempt, as failed until {@link clearAttempts}. Throws `tooOften` when it comes too soon. One statement, so
 * that concurrent attempts are counted one after the other.
 */
export async function countAttempt(context: AttemptContext, db: Db, subject: string): Promise<void> {
  const key = keyOf(context, subject);
  const isTaken = await takeAttempt(db, key);
  if (!isTaken) throw tooSoon(Math.max(1, await findAttemptDelay(db, key)));
}

/** Resets the count after a correct password. */
export function clearAttempts(context: Pick<AppContext, 'db'> & AttemptContext, subject: string): Promise<void> {
  return resetUsage(context.db, keyOf(context, subject).key);
}

function keyOf({ configuration, clock }: AttemptContext, subject: string): AttemptKey {
  const key = `login-delay ${sign(configuration.secret, 'rate-limit', subject)}`;
  return { key, nowS: unixSeconds(clock()), forgetS: FORGET_S, delaysS: DELAYS_S };
}

function tooSoon(retryAfterS: number): AppError {
  return new AppError('tooOften', { retryAfterS, rejection: { code: 'tooManyInSeconds', seconds: retryAfterS } });
}
