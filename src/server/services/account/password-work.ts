import { problemsOfNewPassword } from '#domain/account';
import type { FieldOf } from '#domain/problem';
import type { AppContext } from '#server/context/app-context';
import { isCommonPassword } from '#server/security/common-passwords';
import { hashPassword } from '#server/security/passwords';
import { rejectProblems } from '../app-error.ts';
import { rejectWhenFull } from '../threads.ts';

/** The queue of password hashing and verification. */
export type PasswordContext = Pick<AppContext, 'passwordWork'>;

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
  return queuePasswordWork(context, address, () => hashPassword(password));
}

/** Throws `invalid`, on the given field, for a new password that breaks the rules or is a common one. */
export async function rejectBadPassword(password: string, field: FieldOf<'account'>): Promise<void> {
  rejectProblems(problemsOfNewPassword(password, field));
  if (await isCommonPassword(password)) rejectProblems([{ subject: 'account', field, code: 'passwordTooCommon' }]);
}
