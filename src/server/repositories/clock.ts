import { sql } from 'kysely';
import type { Db } from '#server/db/schema';

const ONLY_ROW = 1;

/**
 * Notes what time it is, and returns since when the clock has been steady: since it last went back, or was put or stood
 * still for longer than `gapS`. One statement, so that several servers keep it together.
 */
export async function noteTime(
  db: Db,
  { nowS, gapS }: { readonly nowS: number; readonly gapS: number },
): Promise<number> {
  const isSteady = sql<boolean>`clock.seen_at_s <= ${nowS + CLOCKS_DIFFER_S} and clock.seen_at_s >= ${nowS - gapS}`;
  const row = await db
    .insertInto('clock')
    .values({ id: ONLY_ROW, steady_since_s: nowS, seen_at_s: nowS })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        steady_since_s: sql`case when ${isSteady} then clock.steady_since_s else ${sql.lit(nowS)} end`,
        seen_at_s: nowS,
      }),
    )
    .returning('steady_since_s as steadySinceS')
    .executeTakeFirstOrThrow();
  return row.steadySinceS;
}

/** How far the clocks of servers that share a database may be apart. */
const CLOCKS_DIFFER_S = 60;

/** The latest that each thing can end, or can have begun, by the clock as it is now. */
export interface TimeCaps {
  readonly nowS: number;
  readonly demoPilotS: number;
  readonly limitS: number;
  readonly placeS: number;
  /** By the purpose of the link. */
  readonly linkS: Readonly<Record<string, number>>;
}

/** What was written while the clock was ahead ends no later, and began no later, than if it were written now. */
export async function capTimes(db: Db, { nowS, demoPilotS, limitS, placeS, linkS }: TimeCaps): Promise<void> {
  await db.updateTable('pilots').set({ expires_at_s: demoPilotS }).where('expires_at_s', '>', demoPilotS).execute();
  await db.updateTable('rate_limits').set({ resets_at_s: limitS }).where('resets_at_s', '>', limitS).execute();
  await db.updateTable('cached_places').set({ expires_at_s: placeS }).where('expires_at_s', '>', placeS).execute();
  await db.updateTable('sessions').set({ created_at_s: nowS }).where('created_at_s', '>', nowS).execute();
  await db.updateTable('sessions').set({ last_used_at_s: nowS }).where('last_used_at_s', '>', nowS).execute();
  await db.updateTable('client_keys').set({ created_at_s: nowS }).where('created_at_s', '>', nowS).execute();
  await db.updateTable('letters').set({ asked_at_s: nowS }).where('asked_at_s', '>', nowS).execute();
  for (const [purpose, endS] of Object.entries(linkS)) {
    await sql`update auth_tokens set expires_at_s = ${endS} where purpose = ${purpose} and expires_at_s > ${endS}`.execute(
      db,
    );
  }
}
