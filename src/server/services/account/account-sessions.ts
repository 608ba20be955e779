import type { EndedSessionsAnswer, SessionsAnswer } from '#contract/account';
import { type House, isoSeconds } from '#server/house';
import { findSessionsOf, removeOtherSessions } from '#server/repositories/sessions';
import { hashToken } from '#server/security/tokens';
import { accountOfCaller, type Caller } from './account-calls.ts';
import { sessionTimes } from './sessions.ts';

/** A pilot who calls, with the token of the session the call came by. */
export interface SessionCaller extends Caller {
  readonly session: string;
}

/** Where the pilot is logged in: the browser that asks first, then the last used. */
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

/** Logs the pilot out of every browser but the one that asks. */
export async function endSessionsElsewhere(house: House, caller: SessionCaller): Promise<EndedSessionsAnswer> {
  await accountOfCaller(house, caller);
  const key = { pilotId: caller.pilotId, tokenHash: hashToken(caller.session) };
  return { ended: await removeOtherSessions(house.db, key) };
}

function isoOf(seconds: number): string {
  return isoSeconds(new Date(seconds * 1_000));
}
