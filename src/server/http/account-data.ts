import { deleteAccount, endOtherSessions, exportAccount, listSessions } from '#contract/account/account';
import { deleteAccountOf } from '#server/services/account/account-deletion';
import { endSessionsElsewhere, listSessionsOf, type SessionCaller } from '#server/services/account/sessions';
import { exportAccountOf } from '#server/services/export/archive';
import { zipResponse } from './endpoints/attachment.ts';
import { type ClientContext, clientOf } from './endpoints/client.ts';
import { deletedKnownCookie } from './endpoints/cookies.ts';
import { type Endpoints, mountForPilot, type PilotCall } from './endpoints/endpoints.ts';
import { loggedOutCookies } from './sign-in.ts';

/** Mounts sessions, the export of all data and the deletion of the account. */
export function mountAccountData(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, listSessions, async (call) => ({
    response: await listSessionsOf(context, callerOf(context, call)),
  }));
  mountForPilot(endpoints, endOtherSessions, async (call) => ({
    response: await endSessionsElsewhere(context, callerOf(context, call)),
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
