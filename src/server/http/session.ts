import { demo, login, logout, signup } from '#contract/account/sign-in';
import { logIn, signUp } from '#server/services/account/accounts';
import { startDemo } from '#server/services/demo';
import { clientOf } from './endpoints/client.ts';
import { type Endpoints, mountForPilot, mountPublic } from './endpoints/endpoints.ts';
import { beginSession, endPreviousSession, loggedOutCookies } from './sign-in.ts';

/** Mounts sign-up, login, logout and the demo pilot. */
export function mountSession(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountPublic(endpoints, signup, async ({ hono, body, tokens }) =>
    beginSession(endpoints, tokens, { signedIn: await signUp(context, clientOf(hono, context), body), hono }),
  );
  mountPublic(endpoints, login, async ({ hono, body, tokens }) =>
    beginSession(endpoints, tokens, { signedIn: await logIn(context, clientOf(hono, context), body), hono }),
  );
  mountPublic(endpoints, demo, async ({ hono, tokens }) =>
    beginSession(endpoints, tokens, { signedIn: await startDemo(context, clientOf(hono, context)), hono }),
  );
  mountForPilot({ ...endpoints, requiresPilotId: false }, logout, async ({ tokens }) => {
    await endPreviousSession(endpoints, tokens);
    return { response: {}, cookies: loggedOutCookies(endpoints) };
  });
}
