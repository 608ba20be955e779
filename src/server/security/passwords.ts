import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id by the advice of OWASP: 19 MiB, two passes. The algorithm is the package's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * The hash of a password nobody has: for an account whose password is to be of no use, and, being of the same cost, for
 * looking for an account that there is not.
 */
export const NOBODYS_HASH = `${PARAMETERS}MDEyMzQ1Njc4OWFiY2RlZg$jzZ0sFfyPTYzFMPoAHiyNWxI5WKB95Yb0zCkdI4tcIQ`;

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), COST);
}

/** Whether this is the password of the hash; without a hash it takes as long, and it is not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, bytesOf(password));
  return isRight && passwordHash !== null && passwordHash !== NOBODYS_HASH;
}

/** Whether a hash was made at another cost than today's: then it is made anew when the password is next known. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PARAMETERS);
}

/** The same letters typed on two keyboards are the same password. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}
