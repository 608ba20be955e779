import { checkApiToken, createApiToken, listApiTokens, revokeApiToken } from '#contract/account/api-tokens';
import { clientOf } from '#server/http/endpoints/client';
import { type Endpoints, mountForPilot, mountForToken, type PilotCall } from '#server/http/endpoints/endpoints';
import {
  createApiTokenOf,
  listApiTokensOf,
  revokeApiTokenOf,
  tokenOfCaller,
} from '#server/services/api-tokens/api-tokens';

/** Mounts the tokens of other programs, and what such a program asks to know whether its token works. */
export function mountApiTokens(endpoints: Endpoints): void {
  const { context } = endpoints;
  const callerOf = ({ session, hono }: PilotCall<unknown, unknown>) => ({
    ...clientOf(hono, context),
    pilotId: session.pilotId,
  });
  mountForPilot(endpoints, listApiTokens, async (call) => ({
    response: { tokens: await listApiTokensOf(context, callerOf(call)) },
  }));
  mountForPilot(endpoints, createApiToken, async (call) => ({
    response: await createApiTokenOf(context, callerOf(call), call.body),
  }));
  mountForPilot(endpoints, revokeApiToken, async (call) => ({
    response: { tokens: await revokeApiTokenOf(context, callerOf(call), call.body.id) },
  }));
  mountForToken(endpoints, checkApiToken, ({ caller }) => ({ response: tokenOfCaller(caller) }));
}
