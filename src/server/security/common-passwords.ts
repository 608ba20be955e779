import { createHash } from 'node:crypto';
import { commonPasswordKey } from '#domain/account';
import { MIN_PASSWORD } from '#domain/text';

let loading: Promise<ReadonlyMap<string, readonly string[]>> | null = null;

/**
 * Whether a password is one of some 18,000 common ones of sufficient length, ignoring case. The list is loaded when first
 * needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const key = commonPasswordKey(password);
  return (await commonPasswordsWith(hashStartOf(key))).includes(key);
}

/** Returns the common passwords, in lower case, whose SHA-256 begins with these two hexadecimal digits. */
export async function commonPasswordsWith(hashStart: string): Promise<readonly string[]> {
  loading ??= loadList();
  return (await loading).get(hashStart) ?? [];
}

async function loadList(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const keys = new Set(dictionary['passwords-common'].map(commonPasswordKey));
  const byStart = new Map<string, string[]>();
  for (const key of keys) {
    const start = hashStartOf(key);
    const some = byStart.get(start) ?? [];
    if (key.length >= MIN_PASSWORD) byStart.set(start, [...some, key]);
  }
  return byStart;
}

function hashStartOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 2);
}
