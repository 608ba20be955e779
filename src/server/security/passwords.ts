import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id by the advice of OWASP: 19 MiB, two passes. The algorithm is the package's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: made of the same cost, so that looking for an account costs the same without one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$jzZ0sFfyPTYzFMPoAHiyNWxI5WKB95Yb0zCkdI4tcIQ';

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), COST);
}

/** Whether this is the password of the hash; without a hash it takes as long, and it is not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, bytesOf(password));
  return isRight && passwordHash !== null;
}

/** The same letters typed on two keyboards are the same password. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}
