import type { endOtherSessions, listSessions } from '#contract/account/account';
import type { Device } from '#contract/account/sign-in';
import type { BodyOutput, ResponseOf } from '#contract/endpoint';
import { isoSeconds, unixSeconds } from '#server/clock';
import { DatabaseError } from '#server/db/database-error';
import type { Db } from '#server/db/schema';
import { removeApiTokensOf } from '#server/repositories/api-tokens';
import {
  addSession,
  findSession,
  findSessionsOf,
  isSessionDeleted,
  removeOtherSessions,
  removeSession,
  removeSessionsBeyond,
  type SessionTimes,
  type StoredSession,
  touchSession,
} from '#server/repositories/sessions';
import { hashToken, newToken } from '#server/security/tokens';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { LimitContext } from '#server/services/limited-use';
import { accountOfCaller, type Caller } from './account-calls.ts';

export type Session = StoredSession;

/** The maximum lifetime of a session in seconds: 180 days. */
export const SESSION_LIFE_S = 180 * 86_400;
const IDLE_LIFE_S = 30 * 86_400;
/** The most sessions of a pilot: more browsers than anybody uses. */
const MOST_SESSIONS = 100;
/** The last use is written at most this often, and never set back: a clock that is behind for a while would end the session. */
const TOUCH_INTERVAL_S = 3_600;

/** The parts that find a session and record its use. */
export type SessionContext = Pick<AppContext, 'db' | 'reader' | 'clock' | 'log'>;

/** Opens a session for a pilot, and ends those that were not used for longest beyond the limit. Returns its token, a secret for the browser only. */
export async function openSession(
  db: Db,
  pilotId: number,
  { now, device }: { readonly now: Date; readonly device: Device },
): Promise<string> {
  const token = newToken();
  await removeSessionsBeyond(db, pilotId, MOST_SESSIONS - 1);
  await addSession(db, { tokenHash: hashToken(token), pilotId, nowS: unixSeconds(now), device });
  return token;
}

/** Returns the open session of a token; null when it has expired or never existed. */
export async function findOpenSession(context: SessionContext, token: string): Promise<Session | null> {
  const times = sessionTimes(context.clock());
  const tokenHash = hashToken(token);
  const session = await findSession(context.reader, tokenHash, times);
  if (session && times.nowS - session.lastUsedAtS >= TOUCH_INTERVAL_S) {
    await recordUse(context, tokenHash, times.nowS);
  }
  return session;
}

/** Throws `noSession` for a token without an open session: with the reason where its account was deleted, which another device of its pilot has to hear. */
export async function throwNoSession({ reader }: Pick<SessionContext, 'reader'>, token: string | null): Promise<never> {
  const isDeleted = token !== null && (await isSessionDeleted(reader, hashToken(token)));
  throw new AppError('noSession', isDeleted ? { rejection: { code: 'accountDeleted' } } : {});
}

/** Records the last use. A failure is only logged, so that reading works where nothing can be written (full disk). */
async function recordUse({ db, log }: SessionContext, tokenHash: string, nowS: number): Promise<void> {
  try {
    await touchSession(db, tokenHash, nowS);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log.warn({ err: error }, 'the use of a session could not be recorded');
  }
}

export async function closeSession({ db }: Pick<AppContext, 'db'>, token: string): Promise<void> {
  await removeSession(db, hashToken(token));
}

/** Returns the bounds of sessions that are open now: used within 30 days, opened within 180. */
export function sessionTimes(now: Date): SessionTimes {
  const nowS = unixSeconds(now);
  return { nowS, usedSinceS: nowS - IDLE_LIFE_S, openedSinceS: nowS - SESSION_LIFE_S };
}

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

/** Ends all the pilot's sessions except this browser's, and revokes the tokens of other programs if wanted. */
export async function endSessionsElsewhere(
  context: LimitContext,
  caller: SessionCaller,
  { revokesTokens }: BodyOutput<typeof endOtherSessions>,
): Promise<ResponseOf<typeof endOtherSessions>> {
  await accountOfCaller(context, caller);
  const key = { pilotId: caller.pilotId, tokenHash: hashToken(caller.session) };
  return context.db.transaction().execute(async (db) => {
    if (revokesTokens) await removeApiTokensOf(db, caller.pilotId);
    return { ended: await removeOtherSessions(db, key) };
  });
}

function isoOf(seconds: number): string {
  return isoSeconds(new Date(seconds * 1_000));
}
