import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/schema';

/** Begins a new epoch: whatever clients hold is loaded anew, and what they made from it is refused. */
export async function renewEpoch(db: Db): Promise<void> {
  await db.updateTable('epoch').set({ value: randomUUID() }).execute();
}
