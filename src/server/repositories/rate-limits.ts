import { sql } from 'kysely';
import type { Db } from '#server/db/schema';

/** How often a thing was done in the window that runs, and when the window ends, in Unix seconds. */
export interface Usage {
  readonly used: number;
  readonly resetsAtS: number;
}

/**
 * Counts one use under the key, in one statement, so that servers which share the database count together. A window that
 * ends later than one which begins now was begun by a clock that was ahead: a new one begins.
 */
export async function countUse(
  db: Db,
  key: string,
  { nowS, lengthS }: { readonly nowS: number; readonly lengthS: number },
): Promise<Usage> {
  const resetsAtS = nowS + lengthS;
  const isRunning = sql<boolean>`rate_limits.resets_at_s > ${nowS} and rate_limits.resets_at_s <= ${resetsAtS}`;
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at_s: resetsAtS })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${isRunning} then rate_limits.used + 1 else 1 end`,
        resets_at_s: sql`case when ${isRunning} then rate_limits.resets_at_s else excluded.resets_at_s end`,
      }),
    )
    .returning(['used', 'resets_at_s as resetsAtS'])
    .executeTakeFirstOrThrow();
}

/** How often a thing was done in the window that runs; null when none does, or the clock was put back. */
export async function findUse(
  db: Db,
  key: string,
  { nowS, lengthS }: { readonly nowS: number; readonly lengthS: number },
): Promise<Usage | null> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['used', 'resets_at_s as resetsAtS'])
    .where('key', '=', key)
    .where('resets_at_s', '>', nowS)
    .where('resets_at_s', '<=', nowS + lengthS)
    .executeTakeFirst();
  return row ?? null;
}

/** Tries that must wait for longer the more of them were in vain. */
export interface AttemptKey {
  readonly key: string;
  readonly nowS: number;
  /** Tries count until so long after the last one. */
  readonly forgetS: number;
  /** How long a try waits after 0, 1, 2 … tries in vain; the last one holds for all more. */
  readonly delaysS: readonly number[];
}

/** Counts a try, and returns whether it came late enough. One statement: of tries at the same time one is the first. */
export async function takeAttempt(db: Db, { key, nowS, forgetS, delaysS }: AttemptKey): Promise<boolean> {
  const forgottenAtS = nowS + forgetS;
  const isCounting = sql<boolean>`rate_limits.resets_at_s > ${nowS} and rate_limits.resets_at_s <= ${forgottenAtS}`;
  const cases = sql.join(
    delaysS.map((delayS, used) => sql`when ${sql.lit(used)} then ${sql.lit(delayS)}`),
    sql` `,
  );
  const delay = sql<number>`case rate_limits.used ${cases} else ${sql.lit(delaysS.at(-1) ?? 0)} end`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at_s: forgottenAtS })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          used: sql`case when ${isCounting} then rate_limits.used + 1 else 1 end`,
          resets_at_s: forgottenAtS,
        })
        .where(sql<boolean>`not (${isCounting}) or rate_limits.resets_at_s - ${forgetS} + ${delay} <= ${nowS}`),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

/** For how many seconds the next try has to wait. */
export async function findAttempts(db: Db, { key, nowS, forgetS, delaysS }: AttemptKey): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['used', 'resets_at_s as resetsAtS'])
    .where('key', '=', key)
    .where('resets_at_s', '>', nowS)
    .where('resets_at_s', '<=', nowS + forgetS)
    .executeTakeFirst();
  if (!row) return 0;
  const delayS = delaysS[row.used] ?? delaysS.at(-1) ?? 0;
  return Math.max(0, row.resetsAtS - forgetS + delayS - nowS);
}

/** Forgets the uses under a key. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes the windows that are over. */
export async function deleteOldUses(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at_s', '<=', nowS).execute();
}
