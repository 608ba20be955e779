import { sql } from 'kysely';
import { LINK_PURPOSES, type LinkPurpose } from '#domain/account';
import type { Db } from '#server/db/schema';

const ONLY_ROW = 1;

/**
 * Records the time and returns since when the clock has been steady: since it last went back, or jumped or stood still for
 * longer than `gapS`. One statement, since several servers share the row.
 */
export async function recordTime(
  db: Db,
  { nowS, gapS }: { readonly nowS: number; readonly gapS: number },
): Promise<number> {
  const isSteady = sql<boolean>`clock.seen_at_s <= ${nowS + MAX_CLOCK_SKEW_S} and clock.seen_at_s >= ${nowS - gapS}`;
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

/** Returns since when the clock has been steady, as {@link recordTime} has found last; null before that. */
export async function findSteadySince(db: Db): Promise<number | null> {
  const query = db.selectFrom('clock').select('steady_since_s').where('id', '=', ONLY_ROW);
  return (await query.executeTakeFirst())?.steady_since_s ?? null;
}

/** The largest difference between the clocks of servers that share a database. */
const MAX_CLOCK_SKEW_S = 60;

/** The latest times at which things can expire, or can have begun, by the present clock; Unix seconds. */
interface TimeCaps {
  readonly nowS: number;
  readonly demoPilotS: number;
  readonly limitS: number;
  readonly placeS: number;
  /** By the purpose of the link. */
  readonly linkS: Readonly<Record<LinkPurpose, number>>;
}

/** Caps the times of sessions in the same way. */
export async function capSessions(db: Db, nowS: number): Promise<void> {
  await db.updateTable('sessions').set({ created_at_s: nowS }).where('created_at_s', '>', nowS).execute();
  await db.updateTable('sessions').set({ last_used_at_s: nowS }).where('last_used_at_s', '>', nowS).execute();
}

/** Caps times that were written while the clock was ahead to what they would be if written now. */
export async function capTimes(db: Db, { nowS, demoPilotS, limitS, placeS, linkS }: TimeCaps): Promise<void> {
  await db.updateTable('pilots').set({ expires_at_s: demoPilotS }).where('expires_at_s', '>', demoPilotS).execute();
  await db.updateTable('rate_limits').set({ resets_at_s: limitS }).where('resets_at_s', '>', limitS).execute();
  await db.updateTable('cached_places').set({ expires_at_s: placeS }).where('expires_at_s', '>', placeS).execute();
  await db.updateTable('client_keys').set({ created_at_s: nowS }).where('created_at_s', '>', nowS).execute();
  await db.updateTable('jobs').set({ created_at_s: nowS }).where('created_at_s', '>', nowS).execute();
  for (const purpose of LINK_PURPOSES) {
    const endS = linkS[purpose];
    await db
      .updateTable('auth_tokens')
      .set({ expires_at_s: endS })
      .where('purpose', '=', purpose)
      .where('expires_at_s', '>', endS)
      .execute();
  }
}

/** Caps the times of all that is kept for months. A token keeps its length: it ends as long after now as it would have after it was made. */
export async function capRecords(
  db: Db,
  { nowS, iso, isoMs }: { readonly nowS: number; readonly iso: string; readonly isoMs: string },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ expires_at_s: sql`expires_at_s - (created_at_s - ${nowS})`, created_at_s: nowS })
    .where('created_at_s', '>', nowS)
    .execute();
  await db.updateTable('api_tokens').set({ last_used_at_s: nowS }).where('last_used_at_s', '>', nowS).execute();
  await db.updateTable('api_tokens').set({ last_error_at_s: nowS }).where('last_error_at_s', '>', nowS).execute();
  await db.updateTable('inbox_files').set({ received_at_s: nowS }).where('received_at_s', '>', nowS).execute();
  await db.updateTable('flight_changes').set({ changed_at_s: nowS }).where('changed_at_s', '>', nowS).execute();
  await db.updateTable('deleted_sessions').set({ deleted_at_s: nowS }).where('deleted_at_s', '>', nowS).execute();
  await db.updateTable('import_runs').set({ created_at: iso }).where('created_at', '>', iso).execute();
  await db.updateTable('import_mappings').set({ used_at: isoMs }).where('used_at', '>', isoMs).execute();
}
