import type { Db } from '#server/db/schema';

/** The idempotency key that a client sent with a new item. */
export interface ClientKey {
  readonly pilotId: number;
  /** A UUID in lower case. */
  readonly clientKey: string;
}

/** What was saved with a key. */
export interface StoredSave {
  readonly dataType: string;
  readonly itemId: number;
  /** The response to an import, as JSON; null for one item. */
  readonly response: string | null;
}

/** Returns what was saved with a key; null when nothing was. */
export async function findByClientKey(db: Db, { pilotId, clientKey }: ClientKey): Promise<StoredSave | null> {
  const row = await db
    .selectFrom('client_keys')
    .select(['data_type as dataType', 'item_id as itemId', 'answer as response'])
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves which item a key belongs to. */
export async function addClientKey(
  db: Db,
  { pilotId, clientKey }: ClientKey,
  item: StoredSave & { readonly nowS: number },
): Promise<void> {
  await db
    .insertInto('client_keys')
    .values({
      pilot_id: pilotId,
      client_key: clientKey,
      data_type: item.dataType,
      item_id: item.itemId,
      answer: item.response,
      created_at_s: item.nowS,
    })
    .execute();
}

/** Deletes the keys that were saved before a time; no client still retries their requests. */
export async function deleteOldClientKeys(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('client_keys').where('created_at_s', '<', beforeS).execute();
}
