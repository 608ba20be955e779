import { problemsOfNewPassword } from '#domain/account';
import type { House } from '#server/house';
import { isCommonPassword } from '#server/security/common-passwords';
import { hashPassword } from '#server/security/passwords';
import { refuseProblems } from '../refusal.ts';
import { refusingWhenFull } from '../threads.ts';

/**
 * Runs work that hashes or checks a password in a queue, fair by network address: a few at a time, so that it does not
 * take processor and threads from everyone else. Throws when the queue is full.
 */
export function queuePasswordWork<T>(house: House, address: string, work: () => Promise<T>): Promise<T> {
  return refusingWhenFull(() => house.passwordWork.run(address, work));
}

/** Throws at once, before any database access, when the queue is full. */
export function refuseWhenCrowded(house: House, address: string): Promise<void> {
  return refusingWhenFull(async () => house.passwordWork.checkRoom(address));
}

/** Returns the hash of a new password, computed in the queue. */
export function hashInQueue(house: House, address: string, password: string): Promise<string> {
  return queuePasswordWork(house, address, () => hashPassword(password));
}

/** Throws `invalid`, on the given field, for a new password that breaks the rules or is a common one. */
export async function refuseBadPassword(password: string, field: string): Promise<void> {
  refuseProblems(problemsOfNewPassword(password, field));
  if (await isCommonPassword(password)) refuseProblems([{ subject: 'account', field, code: 'passwordTooCommon' }]);
}
