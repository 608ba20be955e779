import { hash, verify } from '@node-rs/argon2';

/** What a hash takes: KiB of memory, passes over it, and threads. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id as OWASP recommends: 19 MiB, two passes. The algorithm is the package's default. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash that no password matches, of the usual cost: for accounts without a usable password, and for logins to accounts
 * that do not exist.
 */
export const UNMATCHABLE_HASH = `${parametersOf(PASSWORD_COST)}MDEyMzQ1Njc4OWFiY2RlZg$jzZ0sFfyPTYzFMPoAHiyNWxI5WKB95Yb0zCkdI4tcIQ`;

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(bytesOf(password), cost);
}

/** Whether the password matches the hash; without a hash it takes as long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? UNMATCHABLE_HASH, bytesOf(password));
  return isRight && passwordHash !== null && passwordHash !== UNMATCHABLE_HASH;
}

/** Whether a hash has another cost: then it is renewed at the next login. */
export function needsRehash(passwordHash: string, cost: PasswordCost): boolean {
  return !passwordHash.startsWith(parametersOf(cost));
}

function parametersOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}

/** Normalises: the same characters typed on two keyboards are the same password. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}
