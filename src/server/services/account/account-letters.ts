import { emailKey, problemsOfEmail } from '#domain/account';
import type { House } from '#server/house';
import { spend } from '../limits.ts';
import { refuseProblems } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { accountOfCaller } from './account-calls.ts';
import { countedAs } from './known-browser.ts';
import { askForLetter } from './letters.ts';

/**
 * Asks for a link to an email, whether or not it has an account: that is found out when the letter is written, so that
 * neither the answer nor its time tells.
 */
export async function askForLink(
  house: House,
  visitor: Visitor,
  { email, kind }: { readonly email: string; readonly kind: 'oneTimeLogin' | 'resetPassword' },
): Promise<void> {
  refuseProblems(problemsOfEmail(email));
  await ask(house, visitor, { emailKey: emailKey(email), kind });
}

/** Sends the letter that verifies a pilot's email once more; there is nothing to send once it is verified. */
export async function resendVerification(house: House, pilotId: number, visitor: Visitor): Promise<void> {
  const account = await accountOfCaller(house, { ...visitor, pilotId });
  if (!account.isActivated) await ask(house, visitor, { emailKey: account.emailKey, kind: 'verification' });
}

async function ask(
  house: House,
  visitor: Visitor,
  letter: { readonly emailKey: string; readonly kind: 'oneTimeLogin' | 'resetPassword' | 'verification' },
): Promise<void> {
  await spend(house, 'letterAddress', visitor.address);
  const counted = countedAs(house, visitor, letter.emailKey);
  await spend(house, 'letterEmail', `${letter.kind} ${counted}`);
  await spend(house, 'letterEmailDay', counted);
  await askForLetter(house.db, { ...letter, now: house.clock() });
  house.letterBell.ring();
}
