import type { House } from '#server/house';
import { LINK_PURPOSES } from '#server/mail/letter-kind';
import { findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawLetters } from '#server/repositories/letters';
import { removeSessionsOf } from '#server/repositories/sessions';
import { Refusal } from '../refusal.ts';
import { type Writing, writing } from '../writing.ts';
import { accountOfCaller, type Caller, checkPassword, wrongPassword } from './account-calls.ts';
import { queueLetter } from './letters.ts';
import { hashInQueue, refuseBadPassword } from './password-work.ts';
import { openSession } from './sessions.ts';

/** Changes a pilot's password and ends all their sessions. Returns the token of a new session for this browser. */
export async function changePasswordOf(
  house: House,
  caller: Caller,
  form: { readonly currentPassword: string; readonly nextPassword: string },
): Promise<string> {
  const account = await accountOfCaller(house, caller);
  if (!account.isActivated) throw new Refusal('unverified');
  await refuseBadPassword(form.nextPassword, 'nextPassword');
  await checkPassword(
    house,
    { ...account, address: caller.address },
    { password: form.currentPassword, field: 'currentPassword' },
  );
  const hashes = {
    oldHash: account.passwordHash,
    newHash: await hashInQueue(house, caller.address, form.nextPassword),
  };
  const token = await writing(house, caller.pilotId, async (change) => {
    if (!(await replacePassword(change.db, caller.pilotId, hashes))) throw wrongPassword('currentPassword');
    await revokeAccess(change, account.emailKey);
    return openSession(change.db, caller.pilotId, { now: change.now, device: caller.device });
  });
  house.letterBell.ring();
  return token;
}

/** Sets a password within a transaction, without checking the old one. */
export async function setNewPassword(change: Writing, newHash: string): Promise<void> {
  const account = await findAccountOfPilot(change.db, change.pilotId);
  if (!account) throw new Refusal('badLink');
  await replacePassword(change.db, change.pilotId, { oldHash: account.passwordHash, newHash });
  await revokeAccess(change, account.emailKey);
}

/** Ends all sessions and invalidates all links, queued ones included; an email notifies the owner. */
async function revokeAccess({ db, pilotId, now }: Writing, emailKey: string): Promise<void> {
  await removeSessionsOf(db, pilotId);
  await removeTokens(db, pilotId, LINK_PURPOSES);
  await withdrawLetters(db, emailKey, LINK_PURPOSES);
  await queueLetter(db, { emailKey, kind: 'passwordChanged', now });
}
