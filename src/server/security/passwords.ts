import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends: 19 MiB, two passes. The algorithm is the package's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * A hash that no password matches, of the usual cost: for accounts without a usable password, and for logins to accounts
 * that do not exist.
 */
export const UNMATCHABLE_HASH = `${PARAMETERS}MDEyMzQ1Njc4OWFiY2RlZg$jzZ0sFfyPTYzFMPoAHiyNWxI5WKB95Yb0zCkdI4tcIQ`;

export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), COST);
}

/** Whether the password matches the hash; without a hash it takes as long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? UNMATCHABLE_HASH, bytesOf(password));
  return isRight && passwordHash !== null && passwordHash !== UNMATCHABLE_HASH;
}

/** Whether a hash has another cost than today's: then it is renewed at the next login. */
export function needsRehash(passwordHash: string): boolean {
  return !passwordHash.startsWith(PARAMETERS);
}

/** Normalises: the same characters typed on two keyboards are the same password. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}
