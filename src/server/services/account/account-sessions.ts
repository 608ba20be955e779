import type { EndedSessionsAnswer, SessionsAnswer } from '#contract/account';
import { type House, isoSeconds } from '#server/house';
import { findSessionsOf, removeOtherSessions } from '#server/repositories/sessions';
import { hashToken } from '#server/security/tokens';
import { accountOfCaller, type Caller } from './account-calls.ts';
import { sessionTimes } from './sessions.ts';

/** The pilot who makes the call, with the token of the session it was made in. */
export interface SessionCaller extends Caller {
  readonly session: string;
}

/** Returns the pilot's sessions: this browser's first, then by last use. */
export async function listSessionsOf(house: House, caller: SessionCaller): Promise<SessionsAnswer> {
  await accountOfCaller(house, caller);
  const own = hashToken(caller.session);
  const found = await findSessionsOf(house.reader, caller.pilotId, sessionTimes(house.clock()));
  const sessions = found.map(({ tokenHash, openedAtS, lastUsedAtS, device }) => ({
    isThis: tokenHash === own,
    openedAt: isoOf(openedAtS),
    lastUsedAt: isoOf(lastUsedAtS),
    device,
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
}

/** Ends all the pilot's sessions except this browser's. */
export async function endSessionsElsewhere(house: House, caller: SessionCaller): Promise<EndedSessionsAnswer> {
  await accountOfCaller(house, caller);
  const key = { pilotId: caller.pilotId, tokenHash: hashToken(caller.session) };
  return { ended: await removeOtherSessions(house.db, key) };
}

function isoOf(seconds: number): string {
  return isoSeconds(new Date(seconds * 1_000));
}
