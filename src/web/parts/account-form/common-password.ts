import { commonPasswords } from '#contract/account/sign-in';
import { commonPasswordKey } from '#domain/account';
import { hashOf } from '#formats/hash-of';
import { call } from '#web/api/call.ts';

/** Whether a password is too common, as the server will say. It is not sent: only two digits of its hash. Rejects with a `CallError`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const key = commonPasswordKey(password);
  const hash = await hashOf(new TextEncoder().encode(key));
  const { passwords } = await call(commonPasswords, { query: { hash: hash.slice(0, 2) } });
  return passwords.includes(key);
}
