import type { Db } from '#server/db/schema';

/** A key that a client gave to a new item. */
export interface ClientKey {
  readonly pilotId: number;
  /** A UUID in lower case. */
  readonly clientKey: string;
}

/** What was saved under a key. */
export interface KeptSave {
  readonly dataType: string;
  readonly itemId: number;
  /** What an import answered, as JSON; null for one item. */
  readonly answer: string | null;
}

/** The item that was saved under a key; null when none was. */
export async function findByClientKey(db: Db, { pilotId, clientKey }: ClientKey): Promise<KeptSave | null> {
  const row = await db
    .selectFrom('client_keys')
    .select(['data_type as dataType', 'item_id as itemId', 'answer'])
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Remembers which item a key stands for. */
export async function addClientKey(
  db: Db,
  { pilotId, clientKey }: ClientKey,
  item: KeptSave & { readonly nowS: number },
): Promise<void> {
  await db
    .insertInto('client_keys')
    .values({
      pilot_id: pilotId,
      client_key: clientKey,
      data_type: item.dataType,
      item_id: item.itemId,
      answer: item.answer,
      created_at_s: item.nowS,
    })
    .execute();
}

/** Forgets the keys that were given before; no client still waits for their answers. */
export async function deleteOldClientKeys(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('client_keys').where('created_at_s', '<', beforeS).execute();
}
