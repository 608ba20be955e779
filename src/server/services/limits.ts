import type { Db } from '#server/db/schema';
import { type House, type Limit, type Limits, unixSeconds } from '#server/house';
import { countUse, findUse, forgetUses, type Usage } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import { Refusal } from './refusal.ts';

/** What is limited, and by whom or what it is used. */
export interface LimitedUse {
  readonly name: string;
  readonly limit: Limit;
  readonly subject: string;
  /** What there are too many of, in the words of the refusal. */
  readonly what: 'attempts' | 'changes';
}

/** Counts one use of what is limited, by whom or what uses it; refuses when it was used too often. */
export function spend(house: House, name: keyof Limits, subject: string): Promise<void> {
  return spendWithin(house, house.db, attemptsOf(house, name, subject));
}

/** The same within a transaction: what is rolled back was not used. */
export async function spendWithin(house: House, db: Db, use: LimitedUse): Promise<void> {
  const nowS = unixSeconds(house.clock());
  const usage = await countUse(db, keyOf(house, use), { nowS, lengthS: use.limit.windowS });
  refuseBeyond(use, usage, nowS);
}

/** Refuses when no use is left; counts none. */
export async function refuseWhenSpent(house: House, use: LimitedUse): Promise<void> {
  const nowS = unixSeconds(house.clock());
  const usage = await findUse(house.reader, keyOf(house, use), { nowS, lengthS: use.limit.windowS });
  if (usage) refuseBeyond(use, { ...usage, used: usage.used + 1 }, nowS);
}

/** Refuses at once when no use is left; counts none. */
export function refuseSpent(house: House, name: keyof Limits, subject: string): Promise<void> {
  return refuseWhenSpent(house, attemptsOf(house, name, subject));
}

/** A use of what the table of limits names. */
export function attemptsOf({ limits }: House, name: keyof Limits, subject: string): LimitedUse {
  return { name, limit: limits[name], subject, what: 'attempts' };
}

/** Starts the count anew. */
export async function forgive(house: House, name: keyof Limits, subject: string): Promise<void> {
  await forgetUses(house.db, keyOf(house, { name, subject }));
}

/** Signed, so that neither addresses nor emails stand in the database. */
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
