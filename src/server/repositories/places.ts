import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import type { Db } from '#server/db/schema';

/** A cached response of a third party. */
interface CachedPlace {
  readonly key: string;
  /** JSON. */
  readonly response: string;
  readonly expiresAtS: number;
}

/** More than the pilots of a large server look up in the longest time that a response is kept; without a limit a stranger could fill the disk. */
const MOST_PLACES = 100_000;

/** Returns the cached response of a key, as JSON; null when there is none, or it has expired. */
export async function findCachedPlace(db: Db, key: string, nowS: number): Promise<string | null> {
  const row = await db
    .selectFrom('cached_places')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at_s', '>', nowS)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Caches a response, which replaces an older one with the same key. */
export async function putCachedPlace(db: Db, { key, response, expiresAtS }: CachedPlace): Promise<void> {
  await db
    .insertInto('cached_places')
    .values({ key, answer: response, expires_at_s: expiresAtS })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ answer: response, expires_at_s: expiresAtS }))
    .execute();
}

/** Deletes the expired responses, and of the others those that expire first, until at most `most` are left. */
export async function deleteExpiredPlaces(db: Db, nowS: number, most = MOST_PLACES): Promise<void> {
  await db.deleteFrom('cached_places').where('expires_at_s', '<=', nowS).execute();
  const firstBeyond = await db
    .selectFrom('cached_places')
    .select('expires_at_s')
    .orderBy('expires_at_s', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (firstBeyond) await db.deleteFrom('cached_places').where('expires_at_s', '<=', firstBeyond.expires_at_s).execute();
}

/** A service that is called by one server at a time, with a pause after each call. */
export interface ThrottleRule {
  readonly service: string;
  /** The time between the end of a call and the next one. */
  readonly pauseMs: number;
  /** After this a call has ended, also that of a server that was killed. */
  readonly longestMs: number;
}

/** A time further in the future can only come from a clock that was set back: it is ignored. */
const HORIZON_MS = 60_000;

/**
 * Takes the turn to call a service, and returns whether it was free. One statement, by the clock of the database, so that servers
 * that share the database call one after the other.
 */
export async function takeTurn(
  { db, dialect }: DatabaseAccess,
  { service, pauseMs, longestMs }: ThrottleRule,
): Promise<boolean> {
  const now = dialect.nowMs;
  const free = sql<number>`${now} + ${longestMs + pauseMs}`;
  const next = sql.ref<number>('third_party_turns.next_at_ms');
  const row = await db
    .insertInto('third_party_turns')
    .values({ service, next_at_ms: free })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet({ next_at_ms: free })
        .where(sql<boolean>`not ${next} between ${now} + 1 and ${now} + ${HORIZON_MS}`),
    )
    .returning('service')
    .executeTakeFirst();
  return row !== undefined;
}

/** Passes the turn on, once the pause is over. The pause begins with the response: calls that leave a second apart can arrive closer together. */
export async function endTurn({ db, dialect }: DatabaseAccess, { service, pauseMs }: ThrottleRule): Promise<void> {
  await db
    .updateTable('third_party_turns')
    .set({ next_at_ms: sql`${dialect.nowMs} + ${pauseMs}` })
    .where('service', '=', service)
    .execute();
}
