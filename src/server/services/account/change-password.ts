import { LINK_PURPOSES } from '#domain/account';
import { findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawEmails } from '#server/repositories/jobs';
import { removeSessionsOf } from '#server/repositories/sessions';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { Client } from '#server/services/client';
import type { LimitContext } from '#server/services/limited-use';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import {
  accountOfCaller,
  type Caller,
  checkPassword,
  hashInQueue,
  type PasswordContext,
  rejectBadPassword,
  wrongPassword,
} from './account-calls.ts';
import { queueEmail } from './emails.ts';
import { openSession } from './sessions.ts';

/** Changes a pilot's password and ends all their sessions. Returns the token of a new session for this browser. */
export async function changePasswordOf(
  context: TransactionContext & LimitContext & PasswordContext & Pick<AppContext, 'jobSignal'>,
  caller: Caller,
  form: { readonly currentPassword: string; readonly nextPassword: string },
): Promise<string> {
  const account = await accountOfCaller(context, caller);
  if (!account.isActivated) throw new AppError('unverified');
  await rejectBadPassword(form.nextPassword, 'nextPassword');
  await checkPassword(
    context,
    { ...account, address: caller.address },
    { password: form.currentPassword, field: 'currentPassword' },
  );
  const hashes = {
    oldHash: account.passwordHash,
    newHash: await hashInQueue(context, caller.address, form.nextPassword),
  };
  const token = await inPilotTransaction(context, caller.pilotId, async (tx) => {
    if (!(await replacePassword(tx.db, caller.pilotId, hashes))) throw wrongPassword('currentPassword');
    await revokeAccess(tx, account.emailKey, caller.language);
    return openSession(tx.db, caller.pilotId, { ...caller, now: tx.now });
  });
  context.jobSignal.wake();
  return token;
}

/** Sets a password within a transaction, without checking the old one. */
export async function setNewPassword(
  tx: PilotTransaction,
  newHash: string,
  language: Client['language'],
): Promise<void> {
  const account = await findAccountOfPilot(tx.db, tx.pilotId);
  if (!account) throw new AppError('badLink');
  await replacePassword(tx.db, tx.pilotId, { oldHash: account.passwordHash, newHash });
  await revokeAccess(tx, account.emailKey, language);
}

/** Ends all sessions and invalidates all links, queued ones included; an email notifies the owner. */
async function revokeAccess(
  { db, pilotId, now }: PilotTransaction,
  emailKey: string,
  language: Client['language'],
): Promise<void> {
  await removeSessionsOf(db, pilotId);
  await removeTokens(db, pilotId, LINK_PURPOSES);
  await withdrawEmails(db, emailKey, LINK_PURPOSES);
  await queueEmail(db, { emailKey, kind: 'passwordChanged', language, now });
}
