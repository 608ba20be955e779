import { sql } from 'kysely';
import type { Db } from '#server/db/schema';

/** The number of uses in the present window, and its end in Unix seconds. */
export interface Usage {
  readonly used: number;
  readonly resetsAtS: number;
}

/**
 * Counts a use of the key and returns the usage. One statement, since several servers share the row. A window that ends
 * later than one that begins now was begun by a clock that was ahead: a new one replaces it.
 */
export function countUse(
  db: Db,
  key: string,
  { nowS, lengthS }: { readonly nowS: number; readonly lengthS: number },
): Promise<Usage> {
  const isRunning = sql<boolean>`rate_limits.resets_at_s > ${nowS} and rate_limits.resets_at_s <= excluded.resets_at_s`;
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at_s: nowS + lengthS })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${isRunning} then rate_limits.used + 1 else 1 end`,
        resets_at_s: sql`case when ${isRunning} then rate_limits.resets_at_s else excluded.resets_at_s end`,
      }),
    )
    .returning(['used', 'resets_at_s as resetsAtS'])
    .executeTakeFirstOrThrow();
}

/** Returns the usage in the present window; null when there is none, or the clock was set back. */
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

/** Attempts whose delay grows with the number of failed ones. */
export interface AttemptKey {
  readonly key: string;
  readonly nowS: number;
  /** Failed attempts count until this long after the last one. */
  readonly forgetS: number;
  /** The delays after 0, 1, 2 … failed attempts; the last one applies to all more. */
  readonly delaysS: readonly number[];
}

/** Counts an attempt and returns whether it was late enough. One statement: of simultaneous attempts one is the first. */
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

/** Returns the seconds until the next attempt is allowed. */
export async function findAttemptDelay(db: Db, { key, nowS, forgetS, delaysS }: AttemptKey): Promise<number> {
  const attempts = await findUse(db, key, { nowS, lengthS: forgetS });
  if (!attempts) return 0;
  const delayS = delaysS[attempts.used] ?? delaysS.at(-1) ?? 0;
  return Math.max(0, attempts.resetsAtS - forgetS + delayS - nowS);
}

export async function resetUsage(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteEndedWindows(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at_s', '<=', nowS).execute();
}
