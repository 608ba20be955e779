import type { FieldOf } from '#domain/problem';
import { type Account, findAccountOfPilot } from '#server/repositories/accounts';
import { verifyPassword } from '#server/security/passwords';
import { AppError } from '../app-error.ts';
import type { Client } from '../client.ts';
import { consume, type LimitContext, resetLimit } from '../limits.ts';
import { type PasswordContext, queuePasswordWork } from './password-work.ts';

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
