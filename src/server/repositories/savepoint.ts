import { sql } from 'kysely';
import type { Db } from '#server/db/schema';

/** A savepoint within a transaction: the same statements on both databases. One at a time, not one within another. */
export interface Savepoint {
  /** Takes back everything since, and ends the savepoint. */
  readonly rollBack: () => Promise<void>;
  /** Keeps everything since, and ends the savepoint. */
  readonly release: () => Promise<void>;
}

/** Begins a savepoint. */
export async function beginSavepoint(db: Db): Promise<Savepoint> {
  await sql`savepoint part`.execute(db);
  const release = async () => {
    await sql`release savepoint part`.execute(db);
  };
  return {
    release,
    rollBack: async () => {
      await sql`rollback to savepoint part`.execute(db);
      await release();
    },
  };
}
