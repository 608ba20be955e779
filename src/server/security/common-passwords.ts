import { MIN_PASSWORD } from '#domain/text';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of some 18,000 common ones of sufficient length, ignoring case. The list is loaded when first
 * needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadList();
  return (await loading).has(keyOf(password));
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(keyOf).filter((password) => password.length >= MIN_PASSWORD));
}

function keyOf(password: string): string {
  return password.normalize('NFC').toLowerCase();
}
