import { problemsOfNewPassword } from '#domain/account';
import type { House } from '#server/house';
import { isCommonPassword } from '#server/security/common-passwords';
import { hashPassword } from '#server/security/passwords';
import { refuseProblems } from '../refusal.ts';
import { refusingWhenFull } from '../threads.ts';

/**
 * Does what hashes or checks a password when it is the turn of the caller's network address: a few at a time, so that
 * neither processor nor threads are taken from everybody else. Refuses when too many wait.
 */
export function inPasswordTurn<T>(house: House, address: string, work: () => Promise<T>): Promise<T> {
  return refusingWhenFull(() => house.passwordWork.run(address, work));
}

/** Refuses at once, before any look at the database, when too many wait. */
export function refuseWhenCrowded(house: House, address: string): Promise<void> {
  return refusingWhenFull(async () => house.passwordWork.checkRoom(address));
}

/** What is kept of a new password, made in the caller's turn. */
export function hashInTurn(house: House, address: string, password: string): Promise<string> {
  return inPasswordTurn(house, address, () => hashPassword(password));
}

/** Refuses a new password, found in the field named, that is no good or that guessers try first. */
export async function refuseBadPassword(password: string, field: string): Promise<void> {
  refuseProblems(problemsOfNewPassword(password, field));
  if (await isCommonPassword(password)) refuseProblems([{ subject: 'account', field, code: 'passwordTooCommon' }]);
}
