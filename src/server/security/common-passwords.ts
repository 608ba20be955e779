import { MIN_PASSWORD } from '#domain/account';

let reading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is among those that guessers try first, in any case: some 18,000 of the length that passwords have here.
 * The list is read when it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readList();
  return (await reading).has(keyOf(password));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(keyOf).filter((password) => password.length >= MIN_PASSWORD));
}

function keyOf(password: string): string {
  return password.normalize('NFC').toLowerCase();
}
