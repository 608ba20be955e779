import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const MAX_CACHED = 10_000;

/** Returns 256 random bits as text. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the format of a token. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Returns the hash that is stored of a token: useless to whoever reads the database. */
export const hashToken: (token: string) => string = memoized((token) =>
  createHash('sha256').update(token).digest('base64url'),
);

/** Returns the signature of a text with the server's secret, for one purpose. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

/** Whether two texts are equal; takes the same time wherever they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the function with a cache of its results: each call of a pilot needs the same one. */
export function memoized(compute: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_CACHED) results.clear();
    const fresh = compute(text);
    results.set(text, fresh);
    return fresh;
  };
}
