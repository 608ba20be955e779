import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const MOST_REMEMBERED = 10_000;

/** 256 random bits as text. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the shape of a token of ours. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is kept of a token: who reads the database cannot use it. */
export const hashToken: (token: string) => string = remembered((token) =>
  createHash('sha256').update(token).digest('base64url'),
);

/** A text signed with the server's secret, for one purpose alone. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

/** Whether two texts are the same; takes as long wherever they differ. */
export function areSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The same function, which remembers its latest answers: each call of a pilot asks for the same again. */
export function remembered(answer: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    const fresh = answer(text);
    answers.set(text, fresh);
    return fresh;
  };
}
