import type { Db } from '#server/db/schema';
import { type House, type Limit, type Limits, unixSeconds } from '#server/house';
import { countUse, findUse, forgetUses, type Usage } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import { Refusal } from './refusal.ts';

/** A limited action, and who or what it is counted for. */
export interface LimitedUse {
  readonly name: string;
  readonly limit: Limit;
  readonly subject: string;
  /** What there are too many of, in the words of the message. */
  readonly what: 'attempts' | 'changes';
}

/** Counts one attempt against the named limit. Throws `tooOften` when it is exceeded. */
export function consume(house: House, name: keyof Limits, subject: string): Promise<void> {
  return consumeWithin(house, house.db, limitedAttempts(house, name, subject));
}

/** The same within a transaction: a rollback takes the count back. */
export async function consumeWithin(house: House, db: Db, use: LimitedUse): Promise<void> {
  const nowS = unixSeconds(house.clock());
  const usage = await countUse(db, keyOf(house, use), { nowS, lengthS: use.limit.windowS });
  refuseBeyond(use, usage, nowS);
}

/** Throws `tooOften` when no use is left. Does not count. */
export async function refuseWhenExhausted(house: House, use: LimitedUse): Promise<void> {
  const nowS = unixSeconds(house.clock());
  const usage = await findUse(house.reader, keyOf(house, use), { nowS, lengthS: use.limit.windowS });
  if (usage) refuseBeyond(use, { ...usage, used: usage.used + 1 }, nowS);
}

/** Throws `tooOften` when no attempt is left. Does not count. */
export function refuseExhausted(house: House, name: keyof Limits, subject: string): Promise<void> {
  return refuseWhenExhausted(house, limitedAttempts(house, name, subject));
}

/** Returns an attempt at what the table of limits names. */
export function limitedAttempts({ limits }: House, name: keyof Limits, subject: string): LimitedUse {
  return { name, limit: limits[name], subject, what: 'attempts' };
}

/** Resets the count. */
export async function resetLimit(house: House, name: keyof Limits, subject: string): Promise<void> {
  await forgetUses(house.db, keyOf(house, { name, subject }));
}

/** Signed, so that the database contains neither network nor email addresses. */
function keyOf(house: House, { name, subject }: Pick<LimitedUse, 'name' | 'subject'>): string {
  return `${name} ${sign(house.configuration.secret, 'rate-limit', subject)}`;
}

function refuseBeyond({ limit, what }: LimitedUse, { used, resetsAtS }: Usage, nowS: number): void {
  if (used <= limit.most) return;
  const retryAfterS = Math.max(1, resetsAtS - nowS);
  const minutes = Math.ceil(retryAfterS / 60);
  const message = `Too many ${what}, please, try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  throw new Refusal('tooOften', { retryAfterS, message });
}
