import type { Db } from '#server/db/schema';

/** A cached response of a third party. */
export interface CachedPlace {
  /** Identifies the request. */
  readonly key: string;
  /** JSON. */
  readonly response: string;
  readonly expiresAtS: number;
}

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

/** Deletes the expired responses. */
export async function deleteExpiredPlaces(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('cached_places').where('expires_at_s', '<=', nowS).execute();
}
