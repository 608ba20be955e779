import type { House } from '#server/house';
import { type Account, findAccountOfPilot } from '#server/repositories/accounts';
import { isPassword } from '#server/security/passwords';
import { consume, resetLimit } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { queuePasswordWork } from './password-work.ts';

/** The pilot who makes the call, and their browser. */
export interface Caller extends Visitor {
  readonly pilotId: number;
}

/** Returns the caller's account. Throws when it is requested too often, and for a demo pilot, who has none. */
export async function accountOfCaller(house: House, { pilotId, address }: Caller): Promise<Account> {
  await consume(house, 'accountAddress', address);
  await consume(house, 'accountPilot', String(pilotId));
  const account = await findAccountOfPilot(house.reader, pilotId);
  if (!account) throw new Refusal('badRequest', { message: 'A demo pilot has no account.' });
  return account;
}

/** Throws `invalid`, on the given field, unless the password is the account's. Attempts are rate-limited. */
export async function checkPassword(
  house: House,
  { pilotId, passwordHash, address }: Account & Pick<Visitor, 'address'>,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  await consume(house, 'passwordPilot', String(pilotId));
  if (!(await queuePasswordWork(house, address, () => isPassword(password, passwordHash)))) throw wrongPassword(field);
  await resetLimit(house, 'passwordPilot', String(pilotId));
}

/** Returns the error for a password that is wrong, or no longer valid. */
export function wrongPassword(field: string): Refusal {
  return new Refusal('invalid', { problems: [{ subject: 'account', field, code: 'wrongPassword' }] });
}
