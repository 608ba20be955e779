import type { Context } from 'hono';
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  exportAccount,
  initiateResetPassword,
  listSessions,
  oneTimeLogin,
  resetPassword,
  verifyEmail,
} from '#contract/account/account';
import { commonPasswords, demo, login, logout, resendAuthToken, signup } from '#contract/account/sign-in';
import type { LoadResponse } from '#contract/data';
import { SERVER_TEXTS } from '#contract/messages/server-texts';
import { emailKey } from '#domain/account';
import type { Bindings } from '#server/http/endpoints/bindings';
import { type ClientContext, clientOf } from '#server/http/endpoints/client';
import {
  deletedKnownCookie,
  deletedSessionCookie,
  knownCookie,
  preSessionCookies,
  sessionCookies,
  type Tokens,
} from '#server/http/endpoints/cookies';
import {
  type Endpoints,
  mountForPilot,
  mountPublic,
  type PilotCall,
  type Reply,
  responseEncoding,
} from '#server/http/endpoints/endpoints';
import { languageOf } from '#server/http/endpoints/language';
import { type Cookies, zipResponse } from '#server/http/endpoints/responses';
import { commonPasswordsWith } from '#server/security/common-passwords';
import { newToken } from '#server/security/tokens';
import { deleteAccountOf } from '#server/services/account/account-deletion';
import { logIn, type SignedIn, signUp } from '#server/services/account/accounts';
import { changePasswordOf } from '#server/services/account/change-password';
import {
  requestEmailLink,
  resendVerification,
  resetPasswordByLink,
  signInByLink,
} from '#server/services/account/email-links';
import {
  closeSession,
  endSessionsElsewhere,
  listSessionsOf,
  type SessionCaller,
} from '#server/services/account/sessions';
import { startDemo } from '#server/services/demo';
import { exportAccountOf } from '#server/services/export/archive';
import { loadLogbook } from '#server/services/logbook/load';

/** Mounts emails with links, the use of these links, and passwords. */
export function mountAccount(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountPublic(endpoints, commonPasswords, async ({ query }) => ({
    response: { passwords: await commonPasswordsWith(query.hash) },
  }));
  mountForPilot(endpoints, resendAuthToken, async ({ session, hono }) => {
    await resendVerification(context, session.pilotId, clientOf(hono, context));
    return { response: {} };
  });
  mountPublic(endpoints, oneTimeLogin, async ({ body, hono }) => {
    await requestEmailLink(context, clientOf(hono, context), { ...body, kind: 'oneTimeLogin' });
    return { response: {} };
  });
  mountPublic(endpoints, initiateResetPassword, async ({ body, hono }) => {
    await requestEmailLink(context, clientOf(hono, context), { ...body, kind: 'resetPassword' });
    return { response: {} };
  });
  mountPublic(endpoints, verifyEmail, async ({ body, hono, tokens }) => {
    const client = { ...clientOf(hono, context), session: tokens.session };
    return beginSession(endpoints, tokens, { signedIn: await signInByLink(context, client, body), hono });
  });
  mountPublic(endpoints, resetPassword, async ({ body, hono, tokens }) => {
    const client = { ...clientOf(hono, context), session: tokens.session };
    return beginSession(endpoints, tokens, { signedIn: await resetPasswordByLink(context, client, body), hono });
  });
  mountForPilot(endpoints, changePassword, async ({ session, body, hono }) => {
    const caller = { ...clientOf(hono, context), pilotId: session.pilotId };
    return { response: {}, cookies: sessionCookies(context, await changePasswordOf(context, caller, body)) };
  });
}

/** Mounts sessions, the export of all data and the deletion of the account. */
export function mountAccountData(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, listSessions, async (call) => ({
    response: await listSessionsOf(context, callerOf(context, call)),
  }));
  mountForPilot(endpoints, endOtherSessions, async (call) => ({
    response: await endSessionsElsewhere(context, callerOf(context, call), call.body),
  }));
  mountForPilot(endpoints, exportAccount, async (call) => {
    return zipResponse(endpoints, await exportAccountOf(context, callerOf(context, call)));
  });
  mountForPilot(endpoints, deleteAccount, async (call) => {
    await deleteAccountOf(context, callerOf(context, call), call.body);
    return { response: {}, cookies: [...loggedOutCookies(endpoints), ...deletedKnownCookie(context)] };
  });
}

function callerOf(context: ClientContext, { session, tokens, hono }: PilotCall<unknown, unknown>): SessionCaller {
  return { ...clientOf(hono, context), pilotId: session.pilotId, session: tokens.session ?? '' };
}

/** Mounts sign-up, login, logout and the demo pilot. */
export function mountSession(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountPublic(endpoints, signup, async ({ hono, body, tokens }) =>
    beginSession(endpoints, tokens, { signedIn: await signUp(context, clientOf(hono, context), body), hono }),
  );
  mountPublic(endpoints, login, async ({ hono, body, tokens }) =>
    beginSession(endpoints, tokens, { signedIn: await logIn(context, clientOf(hono, context), body), hono }),
  );
  mountPublic(endpoints, demo, async ({ hono, tokens }) => {
    const texts = SERVER_TEXTS[languageOf(hono.req, context).language].demo;
    const signedIn = await startDemo(context, clientOf(hono, context), texts);
    return beginSession(endpoints, tokens, { signedIn, hono });
  });
  mountForPilot({ ...endpoints, requiresPilotId: false }, logout, async ({ tokens }) => {
    await endPreviousSession(endpoints, tokens);
    return { response: {}, cookies: loggedOutCookies(endpoints) };
  });
}

/** Returns the logbook and cookies of a new session; ends the browser's previous one. */
async function beginSession(
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
async function endPreviousSession({ context }: Endpoints, { session }: Tokens): Promise<void> {
  if (session !== null) await closeSession(context, session);
}

/** Returns the cookies of a browser after its session: ready to log in again. */
function loggedOutCookies({ context }: Endpoints): Cookies {
  return [...deletedSessionCookie(context), ...preSessionCookies(context, newToken())];
}
