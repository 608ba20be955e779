import { problemsOfNewPassword } from '#domain/account';
import type { FieldOf } from '#domain/problem';
import { type Account, findAccountOfPilot } from '#server/repositories/accounts';
import { isCommonPassword } from '#server/security/common-passwords';
import { hashPassword, verifyPassword } from '#server/security/passwords';
import type { AppContext } from '#server/services/app-context';
import { AppError, rejectProblems } from '../app-error.ts';
import type { Client } from '../client.ts';
import { consume, type LimitContext, resetLimit } from '../limited-use.ts';
import { rejectWhenFull } from '../threads.ts';

/** The pilot who makes the call, and their browser. */
export interface Caller extends Client {
  readonly pilotId: number;
}

/** Returns the caller's account. Throws when it is requested too often, and for a demo pilot, who has none. */
export async function accountOfCaller(context: LimitContext, { pilotId, address }: Caller): Promise<Account> {
  await consume(context, 'accountAddress', address);
  await consume(context, 'accountPilot', String(pilotId));
  const account = await findAccountOfPilot(context.reader, pilotId);
  if (!account) throw new AppError('badRequest', { rejection: { code: 'demoWithoutAccount' } });
  return account;
}

/** Throws `invalid`, on the given field, unless the password is the account's. Attempts are rate-limited. */
export async function checkPassword(
  context: LimitContext & PasswordContext,
  { pilotId, passwordHash, address }: Account & Pick<Client, 'address'>,
  { password, field }: { readonly password: string; readonly field: FieldOf<'account'> },
): Promise<void> {
  await consume(context, 'passwordPilot', String(pilotId));
  if (!(await queuePasswordWork(context, address, () => verifyPassword(password, passwordHash))))
    throw wrongPassword(field);
  await resetLimit(context, 'passwordPilot', String(pilotId));
}

/** Returns the error for a password that is wrong, or no longer valid. */
export function wrongPassword(field: FieldOf<'account'>): AppError {
  return new AppError('invalid', { problems: [{ subject: 'account', field, code: 'wrongPassword' }] });
}

/** The queue of password hashing and verification, and the cost of a hash. */
export type PasswordContext = Pick<AppContext, 'passwordWork' | 'passwordCost'>;

/**
 * Runs work that hashes or checks a password in a queue, fair by network address: a few at a time, so that it does not
 * take processor and threads from everyone else. Throws when the queue is full.
 */
export function queuePasswordWork<T>(context: PasswordContext, address: string, work: () => Promise<T>): Promise<T> {
  return rejectWhenFull(() => context.passwordWork.run(address, work));
}

/** Throws at once, before any database access, when the queue is full. */
export function rejectWhenCrowded(context: PasswordContext, address: string): Promise<void> {
  return rejectWhenFull(async () => context.passwordWork.checkRoom(address));
}

/** Returns the hash of a new password, computed in the queue. */
export function hashInQueue(context: PasswordContext, address: string, password: string): Promise<string> {
  return queuePasswordWork(context, address, () => hashPassword(password, context.passwordCost));
}

/** Throws `invalid`, on the given field, for a new password that breaks the rules or is a common one. */
export async function rejectBadPassword(password: string, field: FieldOf<'account'>): Promise<void> {
  rejectProblems(problemsOfNewPassword(password, field));
  if (await isCommonPassword(password)) rejectProblems([{ subject: 'account', field, code: 'passwordTooCommon' }]);
}
