import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/schema';

/** Begins a new epoch: clients load all data anew, and writes based on their old data are rejected. */
export async function renewEpoch(db: Db): Promise<void> {
  await db.updateTable('epoch').set({ value: randomUUID() }).execute();
}
