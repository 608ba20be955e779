import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import type { Db } from '#server/db/schema';

/** Longer than any server is forgotten by accident, in milliseconds. */
const OLD_MS = 86_400_000;

/** Records that a server runs now, by the clock of the database. */
export async function recordServer({ db, dialect }: DatabaseAccess, id: string): Promise<void> {
  await db
    .insertInto('servers')
    .values({ id, seen_at_ms: dialect.nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at_ms: dialect.nowMs }))
    .execute();
}

export async function removeServer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute();
}

/** Removes servers that ended long ago without saying so. */
export async function removeOldServers({ db, dialect }: DatabaseAccess): Promise<void> {
  const old = sql<number>`${dialect.nowMs} - ${sql.lit(OLD_MS)}`;
  await db.deleteFrom('servers').where('seen_at_ms', '<', old).execute();
}

/**
 * Returns how long ago any server was last seen, in seconds; null when none runs or has ended without saying so. A time more than a day
 * in the future can only come from a clock of the database that was set back: it is ignored, since a server that runs has written another.
 */
export async function sinceLastServer({ db, dialect }: DatabaseAccess): Promise<number | null> {
  const row = await db
    .selectFrom('servers')
    .select(sql<number>`${dialect.nowMs} - seen_at_ms`.as('sinceMs'))
    .where('seen_at_ms', '<=', sql<number>`${dialect.nowMs} + ${sql.lit(OLD_MS)}`)
    .orderBy('seen_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Math.max(0, row.sinceMs / 1_000) : null;
}
