import { demo, login, logout, signup } from '#contract/session';
import { logIn, signUp } from '#server/services/account/accounts';
import { startDemo } from '#server/services/demo';
import { type Door, openToAnyone, openToPilots } from './door/door.ts';
import { visitorOf } from './door/visitor.ts';
import { begin, closeOld, leavingCookies } from './entering.ts';

/** Signing up, logging in and out, and looking around. */
export function mountSession(door: Door): void {
  const { house } = door;
  openToAnyone(door, signup, async ({ context, body, tokens }) =>
    begin(door, tokens, { entered: await signUp(house, visitorOf(context, house), body), context }),
  );
  openToAnyone(door, login, async ({ context, body, tokens }) =>
    begin(door, tokens, { entered: await logIn(house, visitorOf(context, house), body), context }),
  );
  openToAnyone(door, demo, async ({ context, tokens }) =>
    begin(door, tokens, { entered: await startDemo(house, visitorOf(context, house)), context }),
  );
  openToPilots({ ...door, asksForPilot: false }, logout, async ({ tokens }) => {
    await closeOld(door, tokens);
    return { answer: {}, cookies: leavingCookies(door) };
  });
}
