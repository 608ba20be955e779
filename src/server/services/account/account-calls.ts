import type { House } from '#server/house';
import { type Account, findAccountOfPilot } from '#server/repositories/accounts';
import { isPassword } from '#server/security/passwords';
import { forgive, spend } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { inPasswordTurn } from './password-work.ts';

/** A pilot who calls, and from where. */
export interface Caller extends Visitor {
  readonly pilotId: number;
}

/** The account of a pilot who calls about it, if not too often; a demo pilot has none. */
export async function accountOfCaller(house: House, { pilotId, address }: Caller): Promise<Account> {
  await spend(house, 'accountAddress', address);
  await spend(house, 'accountPilot', String(pilotId));
  const account = await findAccountOfPilot(house.reader, pilotId);
  if (!account) throw new Refusal('badRequest', { message: 'A demo pilot has no account.' });
  return account;
}

/** Refuses a password that is not the account's, found in the field named; it can be guessed at only so often. */
export async function checkPassword(
  house: House,
  { pilotId, passwordHash, address }: Account & Pick<Visitor, 'address'>,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  await spend(house, 'passwordPilot', String(pilotId));
  if (!(await inPasswordTurn(house, address, () => isPassword(password, passwordHash)))) throw wrongPassword(field);
  await forgive(house, 'passwordPilot', String(pilotId));
}

/** The refusal of a password that is wrong, or no longer right. */
export function wrongPassword(field: string): Refusal {
  return new Refusal('invalid', { problems: [{ subject: 'account', field, code: 'wrongPassword' }] });
}
