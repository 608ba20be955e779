import type { Context } from 'hono';
import type { LoadResponse } from '#contract/data';
import { emailKey } from '#domain/account';
import { newToken } from '#server/security/tokens';
import type { SignedIn } from '#server/services/account/accounts';
import { closeSession } from '#server/services/account/sessions';
import { loadLogbook } from '#server/services/logbook/load';
import type { Bindings } from './endpoints/bindings.ts';
import {
  deletedSessionCookie,
  knownCookie,
  preSessionCookies,
  sessionCookies,
  type Tokens,
} from './endpoints/cookies.ts';
import { type Endpoints, type Reply, responseEncoding } from './endpoints/endpoints.ts';
import type { Cookies } from './endpoints/responses.ts';

/** Returns the logbook and cookies of a new session; ends the browser's previous one. */
export async function beginSession(
  endpoints: Endpoints,
  tokens: Tokens,
  { signedIn, hono }: { readonly signedIn: SignedIn; readonly hono: Context<Bindings> },
): Promise<Reply<LoadResponse>> {
  await endPreviousSession(endpoints, tokens);
  const { token, pilotId, email } = signedIn;
  const load = await loadLogbook(endpoints.context, signedIn, { marker: {}, encoding: responseEncoding(hono) });
  const known = email === null ? [] : knownCookie(endpoints.context, { pilotId, emailKey: emailKey(email) });
  return { ...load, cookies: [...sessionCookies(endpoints.context, token), ...known], pilotId };
}

/** Ends the browser's present session. */
export async function endPreviousSession({ context }: Endpoints, { session }: Tokens): Promise<void> {
  if (session !== null) await closeSession(context, session);
}

/** Returns the cookies of a browser after its session: ready to log in again. */
export function loggedOutCookies({ context }: Endpoints): Cookies {
  return [...deletedSessionCookie(context), ...preSessionCookies(context, newToken())];
}
