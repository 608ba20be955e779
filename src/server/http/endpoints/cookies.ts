import { CSRF_COOKIE } from '#contract/page-settings';
import type { AppContext } from '#server/context/app-context';
import { isToken, memoized, sign } from '#server/security/tokens';
import { type KnownAccount, knownBrowserProof } from '#server/services/account/known-browser';
import { SESSION_LIFE_S } from '#server/services/account/sessions';
import type { Cookies } from './responses.ts';

/** Tokens from the browser's cookies. */
export interface Tokens {
  /** Token of the session. */
  readonly session: string | null;
  /** Token of the pre-session, which csrf values belong to until a session starts. */
  readonly visit: string | null;
  /** Proof that a pilot has logged in here before. */
  readonly known: string | null;
}

const signers = new WeakMap<AppContext, (token: string) => string>();

/** Reads the tokens from a `Cookie` header; malformed session and pre-session tokens are ignored. */
export function readTokens(context: AppContext, header: string | undefined): Tokens {
  const names = namesOf(context);
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
export function csrfOf(context: AppContext, token: string): string {
  const kept = signers.get(context);
  if (kept) return kept(token);
  const signer = memoized((text) => sign(context.configuration.secret, 'csrf', text));
  signers.set(context, signer);
  return signer(token);
}

/** Returns the cookies of a new session. */
export function sessionCookies(context: AppContext, token: string): Cookies {
  const names = namesOf(context);
  const age = `Max-Age=${SESSION_LIFE_S}`;
  return [
    setCookie(context, `${names.session}=${token}`, `${age}; HttpOnly`),
    setCookie(context, `${CSRF_COOKIE}=${csrfOf(context, token)}`, age),
    setCookie(context, `${names.visit}=`, 'Max-Age=0; HttpOnly'),
  ];
}

/** Returns the pre-session cookies with this token. */
export function preSessionCookies(context: AppContext, token: string): Cookies {
  const names = namesOf(context);
  return [
    setCookie(context, `${names.visit}=${token}`, 'HttpOnly'),
    setCookie(context, `${CSRF_COOKIE}=${csrfOf(context, token)}`, ''),
  ];
}

/** Returns the csrf cookie of a session again. */
export function csrfCookie(context: AppContext, sessionToken: string): Cookies {
  return [setCookie(context, `${CSRF_COOKIE}=${csrfOf(context, sessionToken)}`, `Max-Age=${SESSION_LIFE_S}`)];
}

/** Returns the header that deletes the session cookie. */
export function deletedSessionCookie(context: AppContext): Cookies {
  return [setCookie(context, `${namesOf(context).session}=`, 'Max-Age=0; HttpOnly')];
}

/** Returns the cookie that marks the browser as used by this pilot, kept after logout. */
export function knownCookie(context: AppContext, account: KnownAccount): Cookies {
  const pair = `${namesOf(context).known}=${knownBrowserProof(context, account)}`;
  return [setCookie(context, pair, `Max-Age=${SESSION_LIFE_S}; HttpOnly`)];
}

/** Returns the header that deletes the known-browser cookie. */
export function deletedKnownCookie(context: AppContext): Cookies {
  return [setCookie(context, `${namesOf(context).known}=`, 'Max-Age=0; HttpOnly')];
}

/** With https the names have the `__Host-` prefix: no other host can set them. */
function namesOf(context: AppContext): Readonly<Record<keyof Tokens, string>> {
  const prefix = context.configuration.isSecure ? '__Host-' : '';
  return { session: `${prefix}session`, visit: `${prefix}visit`, known: `${prefix}known` };
}

function setCookie(context: AppContext, pair: string, attributes: string): readonly ['set-cookie', string] {
  const secure = context.configuration.isSecure ? '; Secure' : '';
  return ['set-cookie', `${pair}; Path=/; SameSite=Lax${secure}${attributes === '' ? '' : `; ${attributes}`}`];
}

function nameAndValue(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}
