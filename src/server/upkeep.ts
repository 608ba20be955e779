import { type House, unixSeconds } from './house.ts';
import { deleteExpiredTokens } from './repositories/auth-tokens.ts';
import { deleteExpiredPlaces } from './repositories/cached-places.ts';
import { deleteOldClientKeys } from './repositories/client-keys.ts';
import { deleteExpiredPilots } from './repositories/pilots.ts';
import { deleteOldUses } from './repositories/rate-limits.ts';
import { deleteExpiredSessions } from './repositories/sessions.ts';
import { sessionTimes } from './services/account/sessions.ts';

const INTERVAL_MS = 15 * 60_000;
const CLIENT_KEY_LIFE_S = 30 * 86_400;

/** Deletes what is over: sessions, demo pilots, limits, keys, places that were looked up. Several servers may do it at once. */
export async function cleanUp({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const nowS = unixSeconds(now);
  await deleteExpiredSessions(db, sessionTimes(now));
  await deleteExpiredPilots(db, nowS);
  await deleteOldUses(db, nowS);
  await deleteExpiredTokens(db, nowS);
  await deleteExpiredPlaces(db, nowS);
  await deleteOldClientKeys(db, nowS - CLIENT_KEY_LIFE_S);
}

/** Cleans up now and from time to time; answers how to stop. */
export function keepClean(house: House): () => void {
  const clean = () => {
    cleanUp(house).catch((error: unknown) => house.log.error({ err: error }, 'the clean-up failed'));
  };
  clean();
  const timer = setInterval(clean, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
