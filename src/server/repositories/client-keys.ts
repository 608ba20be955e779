import type { Db } from '#server/db/schema';

/** An idempotency key that a client sent, of a new item or of a call. */
export interface ClientKey {
  readonly pilotId: number;
  /** A UUID in lower case. */
  readonly clientKey: string;
}

/** The item that was saved with a key. */
export interface StoredSave {
  readonly dataType: string;
  readonly itemId: number;
  /** The response to an import, as JSON; null for one item. */
  readonly response: string | null;
  /** The hash of the call's body; empty for the key of an item, null for a key of version 1.1.0 or older. */
  readonly bodyHash: string | null;
}

/** Returns the item saved with a key; null without one. */
export async function findByClientKey(db: Db, { pilotId, clientKey }: ClientKey): Promise<StoredSave | null> {
  const row = await db
    .selectFrom('client_keys')
    .select(['data_type as dataType', 'item_id as itemId', 'answer as response', 'body_hash as bodyHash'])
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves which item or call a key belongs to. */
export async function addClientKey(
  db: Db,
  { pilotId, clientKey }: ClientKey,
  saved: StoredSave & { readonly nowS: number },
): Promise<void> {
  await db
    .insertInto('client_keys')
    .values({
      pilot_id: pilotId,
      client_key: clientKey,
      data_type: saved.dataType,
      item_id: saved.itemId,
      answer: saved.response,
      created_at_s: saved.nowS,
      body_hash: saved.bodyHash,
    })
    .execute();
}

/** Counts a pilot's keys, those of the parts of imports included. */
export async function countClientKeys(db: Db, pilotId: number): Promise<number> {
  return (await countIn(db, 'client_keys', pilotId)) + (await countIn(db, 'import_parts', pilotId));
}

async function countIn(db: Db, table: 'client_keys' | 'import_parts', pilotId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((key) => key.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Deletes the keys that were saved before a time; no client still retries their requests. */
export async function deleteOldClientKeys(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('client_keys').where('created_at_s', '<', beforeS).execute();
}

/** Deletes at most `most` keys of a pilot who is being erased; returns how many that was. */
export async function deleteSomeClientKeys(db: Db, pilotId: number, most: number): Promise<number> {
  const some = db.selectFrom('client_keys').select('client_key').where('pilot_id', '=', pilotId).limit(most);
  const query = db.deleteFrom('client_keys').where('pilot_id', '=', pilotId).where('client_key', 'in', some);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
