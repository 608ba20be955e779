import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/schema';

/** Returns the epoch of the database. */
export async function findEpoch(db: Db): Promise<string> {
  const { value } = await db.selectFrom('epoch').select('value').executeTakeFirstOrThrow();
  return value;
}

/** Begins a new epoch: clients load all data anew, and writes based on their old data are rejected. */
export async function renewEpoch(db: Db): Promise<void> {
  await db.updateTable('epoch').set({ value: randomUUID() }).execute();
}
