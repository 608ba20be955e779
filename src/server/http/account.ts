import {
  changePassword,
  initiateResetPassword,
  oneTimeLogin,
  resetPassword,
  verifyEmail,
} from '#contract/account/account';
import { commonPasswords, resendAuthToken } from '#contract/account/sign-in';
import { commonPasswordsWith } from '#server/security/common-passwords';
import {
  requestEmailLink,
  resendVerification,
  resetPasswordByLink,
  signInByLink,
} from '#server/services/account/email-links';
import { changePasswordOf } from '#server/services/account/change-password';
import { clientOf } from './endpoints/client.ts';
import { sessionCookies } from './endpoints/cookies.ts';
import { type Endpoints, mountForPilot, mountPublic } from './endpoints/endpoints.ts';
import { beginSession } from './sign-in.ts';

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
