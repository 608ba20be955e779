import type { Context } from 'hono';
import type { LoadAnswer } from '#contract/data';
import { emailKey } from '#domain/account';
import { newToken } from '#server/security/tokens';
import type { Entered } from '#server/services/account/accounts';
import { closeSession } from '#server/services/account/sessions';
import { loadLogbook } from '#server/services/logbook';
import type { Cookies } from './door/answers.ts';
import type { Bindings } from './door/bindings.ts';
import { endedSessionCookie, knownCookie, sessionCookies, type Tokens, visitCookies } from './door/cookies.ts';
import { type Door, encodingOf, type Reply } from './door/door.ts';

/** Answers with the logbook of a session that has begun; the one that the browser had before is over. */
export async function begin(
  door: Door,
  tokens: Tokens,
  { entered, context }: { readonly entered: Entered; readonly context: Context<Bindings> },
): Promise<Reply<LoadAnswer>> {
  await closeOld(door, tokens);
  const { token, pilotId, email } = entered;
  const load = await loadLogbook(door.house, entered, { marker: {}, encoding: encodingOf(context) });
  const known = email === null ? [] : knownCookie(door.house, { pilotId, emailKey: emailKey(email) });
  return { ...load, cookies: [...sessionCookies(door.house, token), ...known], pilotId };
}

/** Ends the session that the browser has. */
export async function closeOld({ house }: Door, { session }: Tokens): Promise<void> {
  if (session !== null) await closeSession(house, session);
}

/** Cookies for a browser whose session is over: it is ready to log in again. */
export function leavingCookies({ house }: Door): Cookies {
  return [...endedSessionCookie(house), ...visitCookies(house, newToken())];
}
