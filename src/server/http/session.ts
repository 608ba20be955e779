import { demo, login, logout, signup } from '#contract/session';
import { logIn, signUp } from '#server/services/account/accounts';
import { startDemo } from '#server/services/demo';
import { type Door, openToAnyone, openToPilots } from './door/door.ts';
import { visitorOf } from './door/visitor.ts';
import { beginSession, endPreviousSession, loggedOutCookies } from './entering.ts';

/** Mounts sign-up, login, logout and the demo pilot. */
export function mountSession(door: Door): void {
  const { house } = door;
  openToAnyone(door, signup, async ({ context, body, tokens }) =>
    beginSession(door, tokens, { entered: await signUp(house, visitorOf(context, house), body), context }),
  );
  openToAnyone(door, login, async ({ context, body, tokens }) =>
    beginSession(door, tokens, { entered: await logIn(house, visitorOf(context, house), body), context }),
  );
  openToAnyone(door, demo, async ({ context, tokens }) =>
    beginSession(door, tokens, { entered: await startDemo(house, visitorOf(context, house)), context }),
  );
  openToPilots({ ...door, requiresPilotId: false }, logout, async ({ tokens }) => {
    await endPreviousSession(door, tokens);
    return { answer: {}, cookies: loggedOutCookies(door) };
  });
}
