import { generateCookie } from 'hono/cookie';
import { type CookieOptions, parse } from 'hono/utils/cookie';
import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { isToken, memoized, sign } from '#server/security/tokens';
import { type KnownAccount, knownBrowserProof } from '#server/services/account/known-browser';
import { SESSION_LIFE_S } from '#server/services/account/sessions';
import type { Configured } from '#server/services/app-context';
import type { Cookies } from './responses.ts';

/** Tokens from the browser's cookies. */
export interface Tokens {
  /** Token of the session. */
  readonly session: string | null;
  /** Token of the pre-session, which csrf values belong to until a session starts. */
  readonly preSession: string | null;
  /** Proof that a pilot has logged in here before. */
  readonly known: string | null;
}

/** The tokens of a call that has no cookies, or whose cookies do not count. */
export const NO_COOKIES: Tokens = { session: null, preSession: null, known: null };

/** The key that signs cookies, and whether they are sent over https only. */
export type CookieContext = Configured<'secret' | 'isSecure'>;

const signers = new WeakMap<CookieContext, (token: string) => string>();

/** Reads the tokens from a `Cookie` header; malformed session and pre-session tokens are ignored. */
export function readTokens(context: Configured<'isSecure'>, header: string | undefined): Tokens {
  const names = namesOf(context);
  const {
    [names.session]: session = '',
    [names.preSession]: preSession = '',
    [names.known]: known = null,
  } = parse(header ?? '');
  return { session: isToken(session) ? session : null, preSession: isToken(preSession) ? preSession : null, known };
}

/** Returns the csrf value for a session or pre-session token. */
export function csrfOf(context: CookieContext, token: string): string {
  const kept = signers.get(context);
  if (kept) return kept(token);
  const signer = memoized((text) => sign(context.configuration.secret, 'csrf', text));
  signers.set(context, signer);
  return signer(token);
}

/** Returns the cookies of a new session. */
export function sessionCookies(context: CookieContext, token: string): Cookies {
  const { session, preSession } = namesOf(context);
  return [
    cookie(context, [session, token], { maxAge: SESSION_LIFE_S, httpOnly: true }),
    ...csrfCookie(context, token),
    cookie(context, [preSession, ''], DELETED),
  ];
}

export function preSessionCookies(context: CookieContext, token: string): Cookies {
  return [
    cookie(context, [namesOf(context).preSession, token], { httpOnly: true }),
    cookie(context, [CSRF_COOKIE, csrfOf(context, token)]),
  ];
}

/** Returns the csrf cookie of a session again. */
export function csrfCookie(context: CookieContext, sessionToken: string): Cookies {
  return [cookie(context, [CSRF_COOKIE, csrfOf(context, sessionToken)], { maxAge: SESSION_LIFE_S })];
}

/** Returns the header that deletes the session cookie. */
export function deletedSessionCookie(context: Configured<'isSecure'>): Cookies {
  return [cookie(context, [namesOf(context).session, ''], DELETED)];
}

/** Returns the cookie that marks the browser as used by this pilot, kept after logout. */
export function knownCookie(context: CookieContext, account: KnownAccount): Cookies {
  const proof = knownBrowserProof(context, account);
  return [cookie(context, [namesOf(context).known, proof], { maxAge: SESSION_LIFE_S, httpOnly: true })];
}

/** Returns the header that deletes the known-browser cookie. */
export function deletedKnownCookie(context: Configured<'isSecure'>): Cookies {
  return [cookie(context, [namesOf(context).known, ''], DELETED)];
}

const DELETED: CookieOptions = { maxAge: 0, httpOnly: true };

/** With https the names have the `__Host-` prefix: no other host can set them. */
function namesOf(context: Configured<'isSecure'>): Readonly<Record<keyof Tokens, string>> {
  const prefix = context.configuration.isSecure ? '__Host-' : '';
  return { session: `${prefix}session`, preSession: `${prefix}pre-session`, known: `${prefix}known` };
}

function cookie(
  context: Configured<'isSecure'>,
  [name, value]: readonly [string, string],
  options: CookieOptions = {},
): string {
  return generateCookie(name, value, { ...options, sameSite: 'Lax', secure: context.configuration.isSecure });
}
