import type { endOtherSessions, listSessions } from '#contract/account/account';
import type { ResponseOf } from '#contract/endpoint';
import { isoSeconds } from '#server/context/clock';
import { findSessionsOf, removeOtherSessions } from '#server/repositories/sessions';
import { hashToken } from '#server/security/tokens';
import type { LimitContext } from '#server/services/limits';
import { accountOfCaller, type Caller } from './account-calls.ts';
import { sessionTimes } from './sessions.ts';

/** The pilot who makes the call, with the token of the session it was made in. */
export interface SessionCaller extends Caller {
  readonly session: string;
}

/** Returns the pilot's sessions: this browser's first, then by last use. */
export async function listSessionsOf(
  context: LimitContext,
  caller: SessionCaller,
): Promise<ResponseOf<typeof listSessions>> {
  await accountOfCaller(context, caller);
  const own = hashToken(caller.session);
  const found = await findSessionsOf(context.reader, caller.pilotId, sessionTimes(context.clock()));
  const sessions = found.map(({ tokenHash, openedAtS, lastUsedAtS, device }) => ({
    isThis: tokenHash === own,
    openedAt: isoOf(openedAtS),
    lastUsedAt: isoOf(lastUsedAtS),
    ...device,
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
}

/** Ends all the pilot's sessions except this browser's. */
export async function endSessionsElsewhere(
  context: LimitContext,
  caller: SessionCaller,
): Promise<ResponseOf<typeof endOtherSessions>> {
  await accountOfCaller(context, caller);
  const key = { pilotId: caller.pilotId, tokenHash: hashToken(caller.session) };
  return { ended: await removeOtherSessions(context.db, key) };
}

function isoOf(seconds: number): string {
  return isoSeconds(new Date(seconds * 1_000));
}
