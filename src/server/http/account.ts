import {
  changePassword,
  initiateResetPassword,
  oneTimeLogin,
  resendAuthToken,
  resetPassword,
  verifyEmail,
} from '#contract/account';
import { askForLink, resendVerification } from '#server/services/account/account-letters';
import { enterByLink, resetPasswordByLink } from '#server/services/account/account-links';
import { changePasswordOf } from '#server/services/account/account-password';
import { sessionCookies } from './door/cookies.ts';
import { type Door, openToAnyone, openToPilots } from './door/door.ts';
import { visitorOf } from './door/visitor.ts';
import { beginSession } from './entering.ts';

/** Mounts emails with links, the use of these links, and passwords. */
export function mountAccount(door: Door): void {
  const { house } = door;
  openToPilots(door, resendAuthToken, async ({ session, context }) => {
    await resendVerification(house, session.pilotId, visitorOf(context, house));
    return { answer: {} };
  });
  openToAnyone(door, oneTimeLogin, async ({ body, context }) => {
    await askForLink(house, visitorOf(context, house), { ...body, kind: 'oneTimeLogin' });
    return { answer: {} };
  });
  openToAnyone(door, initiateResetPassword, async ({ body, context }) => {
    await askForLink(house, visitorOf(context, house), { ...body, kind: 'resetPassword' });
    return { answer: {} };
  });
  openToAnyone(door, verifyEmail, async ({ body, context, tokens }) => {
    const visitor = { ...visitorOf(context, house), session: tokens.session };
    return beginSession(door, tokens, { entered: await enterByLink(house, visitor, body), context });
  });
  openToAnyone(door, resetPassword, async ({ body, context, tokens }) => {
    const visitor = { ...visitorOf(context, house), session: tokens.session };
    return beginSession(door, tokens, { entered: await resetPasswordByLink(house, visitor, body), context });
  });
  openToPilots(door, changePassword, async ({ session, body, context }) => {
    const caller = { ...visitorOf(context, house), pilotId: session.pilotId };
    return { answer: {}, cookies: sessionCookies(house, await changePasswordOf(house, caller, body)) };
  });
}
