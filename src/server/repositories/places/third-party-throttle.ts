import { sql } from 'kysely';
import type { Database } from '#server/db/database';

/** How calls to a third party are throttled. */
export interface ThrottleRule {
  readonly service: string;
  /** The time between two calls. */
  readonly intervalMs: number;
  /** A call that would have to wait longer is denied. */
  readonly maxWaitMs: number;
}

/** A slot further in the future can only come from a clock that was set back: it is ignored. */
const HORIZON_MS = 60_000;

/**
 * Reserves the next call and returns in how many milliseconds it may be made; null when that is too long. One statement,
 * by the clock of the database, so that servers that share the database keep the interval together.
 */
export async function reserveCall(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  rule: ThrottleRule,
): Promise<number | null> {
  const { service, intervalMs, maxWaitMs } = rule;
  const now = dialect.nowMs;
  const next = sql.ref<number>('third_party_turns.next_at_ms');
  const turn = sql<number>`case when ${next} between ${now} and ${now} + ${HORIZON_MS} then ${next} else ${now} end`;
  const row = await db
    .insertInto('third_party_turns')
    .values({ service, next_at_ms: sql`${now} + ${intervalMs}` })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet({ next_at_ms: sql`${turn} + ${intervalMs}` })
        .where(sql<boolean>`${turn} <= ${now} + ${maxWaitMs}`),
    )
    .returning(sql<number>`next_at_ms - ${intervalMs} - ${now}`.as('waitMs'))
    .executeTakeFirst();
  return row ? Math.max(0, row.waitMs) : null;
}
