import type { Context } from 'hono';
import type { LoadAnswer } from '#contract/data';
import { emailKey } from '#domain/account';
import { newToken } from '#server/security/tokens';
import type { Entered } from '#server/services/account/accounts';
import { closeSession } from '#server/services/account/sessions';
import { loadLogbook } from '#server/services/logbook';
import type { Cookies } from './door/answers.ts';
import type { Bindings } from './door/bindings.ts';
import { deletedSessionCookie, knownCookie, sessionCookies, type Tokens, visitCookies } from './door/cookies.ts';
import { type Door, encodingOf, type Reply } from './door/door.ts';

/** Returns the logbook and cookies of a new session; ends the browser's previous one. */
export async function beginSession(
  door: Door,
  tokens: Tokens,
  { entered, context }: { readonly entered: Entered; readonly context: Context<Bindings> },
): Promise<Reply<LoadAnswer>> {
  await endPreviousSession(door, tokens);
  const { token, pilotId, email } = entered;
  const load = await loadLogbook(door.house, entered, { marker: {}, encoding: encodingOf(context) });
  const known = email === null ? [] : knownCookie(door.house, { pilotId, emailKey: emailKey(email) });
  return { ...load, cookies: [...sessionCookies(door.house, token), ...known], pilotId };
}

/** Ends the browser's present session. */
export async function endPreviousSession({ house }: Door, { session }: Tokens): Promise<void> {
  if (session !== null) await closeSession(house, session);
}

/** Returns the cookies of a browser after its session: ready to log in again. */
export function loggedOutCookies({ house }: Door): Cookies {
  return [...deletedSessionCookie(house), ...visitCookies(house, newToken())];
}
