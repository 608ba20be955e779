import type { Db } from '#server/db/schema';
import { type House, unixSeconds } from '#server/house';
import { type AttemptKey, findAttempts, forgetUses, takeAttempt } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import { Refusal } from '../refusal.ts';

/**
 * How long the next try must wait after so many wrong ones in a row, in seconds: nothing after one or two, then twice as
 * long each time. The last one holds for all further tries.
 */
export const DELAYS_S = [0, 0, 0, 1, 2, 4, 8, 16, 30] as const;
/** Wrong tries count as in a row until so long has passed since the last one. */
const FORGET_S = 3_600;

/** Refuses, without any other work, a try that comes too soon after wrong ones. */
export async function refuseTooSoon(house: House, subject: string): Promise<void> {
  const key = keyOf(house, subject);
  const waitS = await findAttempts(house.reader, key);
  if (waitS > 0) throw tooSoon(waitS);
}

/**
 * Counts one try, which is taken for wrong until {@link forgiveTries}; refuses one that comes too soon. In one statement,
 * so that tries at the same time count one after the other.
 */
export async function countTry(house: House, db: Db, subject: string): Promise<void> {
  const key = keyOf(house, subject);
  const isTaken = await takeAttempt(db, key);
  if (!isTaken) throw tooSoon(Math.max(1, await findAttempts(db, key)));
}

/** The password was right: the tries before no longer count. */
export function forgiveTries(house: House, subject: string): Promise<void> {
  return forgetUses(house.db, keyOf(house, subject).key);
}

function keyOf({ configuration, clock }: House, subject: string): AttemptKey {
  const key = `login-delay ${sign(configuration.secret, 'rate-limit', subject)}`;
  return { key, nowS: unixSeconds(clock()), forgetS: FORGET_S, delaysS: DELAYS_S };
}

function tooSoon(retryAfterS: number): Refusal {
  const seconds = retryAfterS === 1 ? '1 second' : `${retryAfterS} seconds`;
  return new Refusal('tooOften', { retryAfterS, message: `Too many attempts, please, try again in ${seconds}.` });
}
