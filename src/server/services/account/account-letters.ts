import { emailKey, problemsOfEmail } from '#domain/account';
import type { House } from '#server/house';
import { consume } from '../limits.ts';
import { refuseProblems } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { accountOfCaller } from './account-calls.ts';
import { rateLimitSubject } from './known-browser.ts';
import { queueLetter } from './letters.ts';

/**
 * Queues an email with a link, whether or not the address has an account: that is looked up when the email is composed,
 * so that neither the response nor its timing reveals it.
 */
export async function askForLink(
  house: House,
  visitor: Visitor,
  { email, kind }: { readonly email: string; readonly kind: 'oneTimeLogin' | 'resetPassword' },
): Promise<void> {
  refuseProblems(problemsOfEmail(email));
  await queueLimited(house, visitor, { emailKey: emailKey(email), kind });
}

/** Sends the verification email again; does nothing once the address is verified. */
export async function resendVerification(house: House, pilotId: number, visitor: Visitor): Promise<void> {
  const account = await accountOfCaller(house, { ...visitor, pilotId });
  if (!account.isActivated) await queueLimited(house, visitor, { emailKey: account.emailKey, kind: 'verification' });
}

async function queueLimited(
  house: House,
  visitor: Visitor,
  letter: { readonly emailKey: string; readonly kind: 'oneTimeLogin' | 'resetPassword' | 'verification' },
): Promise<void> {
  await consume(house, 'letterAddress', visitor.address);
  const counted = rateLimitSubject(house, visitor, letter.emailKey);
  await consume(house, 'letterEmail', `${letter.kind} ${counted}`);
  await consume(house, 'letterEmailDay', counted);
  await queueLetter(house.db, { ...letter, now: house.clock() });
  house.letterBell.ring();
}
