import { sql } from 'kysely';
import type { Db } from '#server/db/schema';

/** How often a thing was done in the window that runs, and when the window ends, in Unix seconds. */
export interface Usage {
  readonly used: number;
  readonly resetsAtS: number;
}

/** Counts one use under the key, in one statement, so that servers which share the database count together. */
export async function countUse(
  db: Db,
  key: string,
  window: { readonly nowS: number; readonly lengthS: number },
): Promise<Usage> {
  const { nowS } = window;
  const resetsAtS = nowS + window.lengthS;
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at_s: resetsAtS })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when rate_limits.resets_at_s <= ${nowS} then 1 else rate_limits.used + 1 end`,
        resets_at_s: sql`case when rate_limits.resets_at_s <= ${nowS} then excluded.resets_at_s else rate_limits.resets_at_s end`,
      }),
    )
    .returning(['used', 'resets_at_s as resetsAtS'])
    .executeTakeFirstOrThrow();
}

/** How often a thing was done in the window that runs; null when none does. */
export async function findUse(db: Db, key: string, nowS: number): Promise<Usage | null> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['used', 'resets_at_s as resetsAtS'])
    .where('key', '=', key)
    .where('resets_at_s', '>', nowS)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets the uses under a key. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes the windows that are over. */
export async function deleteOldUses(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at_s', '<=', nowS).execute();
}
