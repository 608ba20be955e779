import { CSRF_COOKIE } from '#contract/page-settings';
import type { House } from '#server/house';
import { isToken, memoized, sign } from '#server/security/tokens';
import { type KnownAccount, proofOfAcquaintance } from '#server/services/account/known-browser';
import { SESSION_LIFE_S } from '#server/services/account/sessions';
import type { Cookies } from './answers.ts';

/** Tokens from the browser's cookies. */
export interface Tokens {
  /** Token of the session. */
  readonly session: string | null;
  /** Token of the pre-session, which csrf values belong to until a session starts. */
  readonly visit: string | null;
  /** Proof that a pilot has logged in here before. */
  readonly known: string | null;
}

const signers = new WeakMap<House, (token: string) => string>();

/** Reads the tokens from a `Cookie` header; malformed session and pre-session tokens are ignored. */
export function readTokens(house: House, header: string | undefined): Tokens {
  const names = namesOf(house);
  const tokens: { -readonly [Name in keyof Tokens]: Tokens[Name] } = { session: null, visit: null, known: null };
  if (header === undefined) return tokens;
  for (const part of header.split(';')) {
    const [name, value] = nameAndValue(part);
    if (name === names.known) tokens.known = value;
    if (!isToken(value)) continue;
    if (name === names.session) tokens.session = value;
    if (name === names.visit) tokens.visit = value;
  }
  return tokens;
}

/** Returns the csrf value for a session or pre-session token. */
export function csrfOf(house: House, token: string): string {
  const kept = signers.get(house);
  if (kept) return kept(token);
  const signer = memoized((text) => sign(house.configuration.secret, 'csrf', text));
  signers.set(house, signer);
  return signer(token);
}

/** Returns the cookies of a new session. */
export function sessionCookies(house: House, token: string): Cookies {
  const names = namesOf(house);
  const age = `Max-Age=${SESSION_LIFE_S}`;
  return [
    setCookie(house, `${names.session}=${token}`, `${age}; HttpOnly`),
    setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, token)}`, age),
    setCookie(house, `${names.visit}=`, 'Max-Age=0; HttpOnly'),
  ];
}

/** Returns the pre-session cookies with this token. */
export function visitCookies(house: House, token: string): Cookies {
  const names = namesOf(house);
  return [
    setCookie(house, `${names.visit}=${token}`, 'HttpOnly'),
    setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, token)}`, ''),
  ];
}

/** Returns the csrf cookie of a session again. */
export function csrfCookie(house: House, sessionToken: string): Cookies {
  return [setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, sessionToken)}`, `Max-Age=${SESSION_LIFE_S}`)];
}

/** Returns the header that deletes the session cookie. */
export function deletedSessionCookie(house: House): Cookies {
  return [setCookie(house, `${namesOf(house).session}=`, 'Max-Age=0; HttpOnly')];
}

/** Returns the cookie that marks the browser as used by this pilot, kept after logout. */
export function knownCookie(house: House, account: KnownAccount): Cookies {
  const pair = `${namesOf(house).known}=${proofOfAcquaintance(house, account)}`;
  return [setCookie(house, pair, `Max-Age=${SESSION_LIFE_S}; HttpOnly`)];
}

/** Returns the header that deletes the known-browser cookie. */
export function deletedKnownCookie(house: House): Cookies {
  return [setCookie(house, `${namesOf(house).known}=`, 'Max-Age=0; HttpOnly')];
}

/** With https the names have the `__Host-` prefix: no other host can set them. */
function namesOf(house: House): Readonly<Record<keyof Tokens, string>> {
  const prefix = house.configuration.isSecure ? '__Host-' : '';
  return { session: `${prefix}session`, visit: `${prefix}visit`, known: `${prefix}known` };
}

function setCookie(house: House, pair: string, attributes: string): readonly ['set-cookie', string] {
  const secure = house.configuration.isSecure ? '; Secure' : '';
  return ['set-cookie', `${pair}; Path=/; SameSite=Lax${secure}${attributes === '' ? '' : `; ${attributes}`}`];
}

function nameAndValue(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}
