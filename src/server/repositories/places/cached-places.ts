import type { Db } from '#server/db/schema';

/** A cached response of a third party. */
export interface CachedPlace {
  /** Identifies the request. */
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
