import { DatabaseError } from '#server/database-error';
import type { Db } from '#server/db/schema';
import { type House, unixSeconds } from '#server/house';
import {
  addSession,
  findSession,
  type OpenSession,
  removeSession,
  type SessionTimes,
  touchSession,
} from '#server/repositories/sessions';
import { hashToken, newToken } from '#server/security/tokens';

/** An open session. */
export type Session = OpenSession;

/** How long a session lives at most, in seconds: 180 days. */
export const SESSION_LIFE_S = 180 * 86_400;
const IDLE_LIFE_S = 30 * 86_400;
/** The time of the last use is written at most this often; also one that lies ahead, since the clock was put back. */
const TOUCH_INTERVAL_S = 3_600;

/** Opens a session for a pilot and answers its token, which is told to the browser alone. */
export async function openSession(
  db: Db,
  pilotId: number,
  { now, device }: { readonly now: Date; readonly device: string | null },
): Promise<string> {
  const token = newToken();
  await addSession(db, { tokenHash: hashToken(token), pilotId, nowS: unixSeconds(now), device });
  return token;
}

/** The open session of a token; null when it is over or there never was one. */
export async function recogniseSession(house: House, token: string): Promise<Session | null> {
  const times = sessionTimes(house.clock());
  const tokenHash = hashToken(token);
  const session = await findSession(house.reader, tokenHash, times);
  if (session && Math.abs(times.nowS - session.lastUsedAtS) >= TOUCH_INTERVAL_S) {
    await noteUse(house, tokenHash, times.nowS);
  }
  return session;
}

/** Notes that a session is in use; what only reads goes on where that cannot be written, on a full disk, say. */
async function noteUse({ db, log }: House, tokenHash: string, nowS: number): Promise<void> {
  try {
    await touchSession(db, tokenHash, nowS);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log.warn({ err: error }, 'the use of a session could not be noted');
  }
}

/** Ends the session of a token. */
export async function closeSession(house: House, token: string): Promise<void> {
  await removeSession(house.db, hashToken(token));
}

/** Which sessions are alive now: used within 30 days, opened within 180. */
export function sessionTimes(now: Date): SessionTimes {
  const nowS = unixSeconds(now);
  return { nowS, usedSinceS: nowS - IDLE_LIFE_S, openedSinceS: nowS - SESSION_LIFE_S };
}
