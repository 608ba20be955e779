import type { Db } from '#server/db/schema';

/** An answer of a third party, as it is kept. */
export interface CachedPlace {
  /** What was asked. */
  readonly key: string;
  /** JSON. */
  readonly answer: string;
  readonly expiresAtS: number;
}

/** The answer that is kept under a key, as JSON; null when there is none, or it is out of date. */
export async function findCachedPlace(db: Db, key: string, nowS: number): Promise<string | null> {
  const row = await db
    .selectFrom('cached_places')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at_s', '>', nowS)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Keeps an answer; one that was kept under the same key gives way. */
export async function putCachedPlace(db: Db, { key, answer, expiresAtS }: CachedPlace): Promise<void> {
  await db
    .insertInto('cached_places')
    .values({ key, answer, expires_at_s: expiresAtS })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ answer, expires_at_s: expiresAtS }))
    .execute();
}

/** Deletes the answers that are out of date. */
export async function deleteExpiredPlaces(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('cached_places').where('expires_at_s', '<=', nowS).execute();
}
