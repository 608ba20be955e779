import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/schema';

/** There is one row, with a positive id. */
const NO_EPOCH = -1;

export async function findEpoch(db: Db): Promise<string> {
  const { value } = await db.selectFrom('epoch').select('value').executeTakeFirstOrThrow();
  return value;
}

/** Changes nothing, but fails where nothing can be written. */
export async function writeNothing(db: Db): Promise<void> {
  await db.updateTable('epoch').set({ value: '' }).where('id', '=', NO_EPOCH).execute();
}

/** Begins a new epoch: clients load all data again, and writes based on their old data are rejected. */
export async function renewEpoch(db: Db): Promise<void> {
  await db.updateTable('epoch').set({ value: randomUUID() }).execute();
}
