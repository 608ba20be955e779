import { type House, type Limits, unixSeconds } from '#server/house';
import { countUse, forgetUses } from '#server/repositories/rate-limits';
import { sign } from '#server/security/tokens';
import { Refusal } from './refusal.ts';

/** Counts one use of what is limited, by whom or what uses it; refuses when it was used too often. */
export async function spend(house: House, name: keyof Limits, subject: string): Promise<void> {
  const { most, windowS } = house.limits[name];
  const nowS = unixSeconds(house.clock());
  const { used, resetsAtS } = await countUse(house.db, keyOf(house, name, subject), { nowS, lengthS: windowS });
  if (used > most) throw tooOften(Math.max(1, resetsAtS - nowS));
}

/** Starts the count anew. */
export async function forgive(house: House, name: keyof Limits, subject: string): Promise<void> {
  await forgetUses(house.db, keyOf(house, name, subject));
}

/** Signed, so that neither addresses nor emails stand in the database. */
function keyOf(house: House, name: keyof Limits, subject: string): string {
  return `${name} ${sign(house.configuration.secret, 'rate-limit', subject)}`;
}

function tooOften(retryAfterS: number): Refusal {
  const minutes = Math.ceil(retryAfterS / 60);
  const message = `Too many attempts, please, try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new Refusal('tooOften', { retryAfterS, message });
}
