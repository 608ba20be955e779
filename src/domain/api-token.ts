import { type Problem, problemsIn } from './problem.ts';
import { MAX_NAME, problemsOfText } from './text.ts';

/** What a token is for: a device that adds tracks, a program that reads the logbook, a calendar that reads the days on which something is due. */
export const TOKEN_SCOPES = ['tracks:add', 'logbook:read', 'calendar:read'] as const;
/** One of {@link TOKEN_SCOPES}. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Why the last call with a token that failed did so; `failed` is not the program's fault. */
export const TOKEN_ERRORS = ['wrongScope', 'notUnderstood', 'notFound', 'refused', 'tooOften', 'failed'] as const;
/** One of {@link TOKEN_ERRORS}. */
export type TokenError = (typeof TOKEN_ERRORS)[number];

/** For how many days a token can be made, beside those without an end. */
export const TOKEN_DAYS = [30, 365] as const;

/** Most tokens of a pilot. */
export const MAX_TOKENS = 20;

/** Secret scanners find a token that was published by what it begins with. */
const PREFIX = 'wb_';
const TOKEN = /^wb_[\w-]{43}$/;

/** Returns the token with these 256 random bits in base64url. */
export function apiTokenOf(random: string): string {
  return PREFIX + random;
}

/** Whether a text has the format of a token. */
export function isApiToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Returns the problems of a new token's name. */
export function problemsOfTokenName(name: string): readonly Problem[] {
  return problemsIn(
    { subject: 'apiToken', field: 'tokenName' },
    problemsOfText(name.trim(), { max: MAX_NAME, required: true, lines: 'one' }),
  );
}
