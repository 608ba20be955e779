import type { House } from '#server/house';
import { deletePilot } from '#server/repositories/accounts';
import { withdrawAllLetters } from '#server/repositories/letters';
import { accountOfCaller, type Caller, checkPassword, wrongPassword } from './account-calls.ts';

/** Deletes a pilot with all that is theirs, for ever, sessions and waiting letters included. */
export async function deleteAccountOf(
  house: House,
  caller: Caller,
  { password }: { readonly password: string },
): Promise<void> {
  const account = await accountOfCaller(house, caller);
  await checkPassword(house, { ...account, address: caller.address }, { password, field: 'password' });
  await house.db.transaction().execute(async (db) => {
    if (!(await deletePilot(db, account))) throw wrongPassword('password');
    await withdrawAllLetters(db, account.emailKey);
  });
}
