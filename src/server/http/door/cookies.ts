import { CSRF_COOKIE } from '#contract/page-settings';
import type { House } from '#server/house';
import { isToken, remembered, sign } from '#server/security/tokens';
import { type KnownAccount, proofOfAcquaintance } from '#server/services/account/known-browser';
import { SESSION_LIFE_S } from '#server/services/account/sessions';
import type { Cookies } from './answers.ts';

/** The tokens that a browser sent. */
export interface Tokens {
  /** Of its session. */
  readonly session: string | null;
  /** Of its visit before there is a session. */
  readonly visit: string | null;
  /** That a pilot has logged in there before. */
  readonly known: string | null;
}

const signers = new WeakMap<House, (token: string) => string>();

/** Reads the tokens from a `Cookie` header; what cannot be a session or visit of ours counts as none. */
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

/** The csrf value that belongs to a session's or visit's token. */
export function csrfOf(house: House, token: string): string {
  const kept = signers.get(house);
  if (kept) return kept(token);
  const signer = remembered((text) => sign(house.configuration.secret, 'csrf', text));
  signers.set(house, signer);
  return signer(token);
}

/** Sets the cookies of a session that has begun. */
export function sessionCookies(house: House, token: string): Cookies {
  const names = namesOf(house);
  const age = `Max-Age=${SESSION_LIFE_S}`;
  return [
    setCookie(house, `${names.session}=${token}`, `${age}; HttpOnly`),
    setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, token)}`, age),
    setCookie(house, `${names.visit}=`, 'Max-Age=0; HttpOnly'),
  ];
}

/** Sets the cookies of a visitor without a session, whose visit has this token. */
export function visitCookies(house: House, token: string): Cookies {
  const names = namesOf(house);
  return [
    setCookie(house, `${names.visit}=${token}`, 'HttpOnly'),
    setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, token)}`, ''),
  ];
}

/** Sets the csrf cookie of the session anew. */
export function csrfCookie(house: House, sessionToken: string): Cookies {
  return [setCookie(house, `${CSRF_COOKIE}=${csrfOf(house, sessionToken)}`, `Max-Age=${SESSION_LIFE_S}`)];
}

/** Takes the session's cookie away. */
export function endedSessionCookie(house: House): Cookies {
  return [setCookie(house, `${namesOf(house).session}=`, 'Max-Age=0; HttpOnly')];
}

/** Lets the browser be known again after the logout, as one that this pilot has used. */
export function knownCookie(house: House, account: KnownAccount): Cookies {
  const pair = `${namesOf(house).known}=${proofOfAcquaintance(house, account)}`;
  return [setCookie(house, pair, `Max-Age=${SESSION_LIFE_S}; HttpOnly`)];
}

/** Makes the browser a stranger again. */
export function forgottenCookie(house: House): Cookies {
  return [setCookie(house, `${namesOf(house).known}=`, 'Max-Age=0; HttpOnly')];
}

/** On https a name that browsers take from this very host alone. */
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
