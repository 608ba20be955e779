import type { LoadAnswer } from '#contract/data';
import { demo, login, logout, signup } from '#contract/session';
import { newToken } from '#server/security/tokens';
import { type Entered, logIn, signUp } from '#server/services/accounts';
import { startDemo } from '#server/services/demo';
import { closeSession } from '#server/services/sessions';
import { endedSessionCookie, sessionCookies, type Tokens, visitCookies } from './cookies.ts';
import { type Door, openToAnyone, openToPilots, type Reply } from './door.ts';
import { visitorOf } from './visitor.ts';

/** Signing up, logging in and out, and looking around. */
export function mountSession(door: Door): void {
  const { house } = door;
  openToAnyone(door, signup, async ({ context, body, tokens }) =>
    begin(door, tokens, await signUp(house, visitorOf(context, house), body)),
  );
  openToAnyone(door, login, async ({ context, body, tokens }) =>
    begin(door, tokens, await logIn(house, visitorOf(context, house), body)),
  );
  openToAnyone(door, demo, async ({ context, tokens }) =>
    begin(door, tokens, await startDemo(house, visitorOf(context, house))),
  );
  openToPilots({ ...door, asksForPilot: false }, logout, async ({ tokens }) => {
    await closeOld(door, tokens);
    return { answer: {}, cookies: [...endedSessionCookie(house), ...visitCookies(house, newToken())] };
  });
}

/** The session that the browser had before is over. */
async function begin(door: Door, tokens: Tokens, { token, logbook }: Entered): Promise<Reply<LoadAnswer>> {
  await closeOld(door, tokens);
  return { answer: logbook, cookies: sessionCookies(door.house, token) };
}

async function closeOld({ house }: Door, { session }: Tokens): Promise<void> {
  if (session !== null) await closeSession(house, session);
}
