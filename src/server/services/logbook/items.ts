import { isoSeconds, unixSeconds } from '#server/context/clock';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import type { ItemKey } from '#server/repositories/item-key';
import { hideItem, type ItemTable, stateOfItem } from '#server/repositories/items';
import { type CountedItem, reserveId } from '#server/repositories/pilots';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/** How to save one item whose fields are valid. */
export interface ItemSaving {
  readonly dataType: CountedItem;
  /** Throws for what only the database knows: a name in use, a deleted site. The id is 0 for a new item. */
  readonly check: (tx: PilotTransaction, id: number) => Promise<void>;
  readonly add: (tx: PilotTransaction, key: ItemKey, createdAt: string) => Promise<void>;
  readonly update: (tx: PilotTransaction, key: ItemKey) => Promise<void>;
}

const TABLES = { flight: 'flights', site: 'sites', glider: 'gliders' } as const satisfies Record<
  CountedItem,
  ItemTable
>;

/** Saves an item, a new one when the id is 0. Returns its id. A repeated client key means the item saved before. */
export async function saveItem(
  tx: PilotTransaction,
  saving: ItemSaving,
  named: { readonly id: number; readonly clientKey: string | undefined },
): Promise<number> {
  const id = named.id || (await idOfClientKey(tx, saving.dataType, named.clientKey));
  if (id !== 0) await rejectMissing(tx, saving.dataType, id);
  await saving.check(tx, id);
  if (id === 0) return addItem(tx, saving, named.clientKey);
  await saving.update(tx, keyOf(tx, id));
  return id;
}

/** Deletes an item; `forget` clears what depends on it. Returns its id. Deleting a deleted item succeeds. */
export async function deleteItem(
  tx: PilotTransaction,
  item: { readonly dataType: CountedItem; readonly id: number },
  forget: (key: ItemKey) => Promise<void>,
): Promise<number> {
  const key = keyOf(tx, item.id);
  const state = await stateOfItem(tx.db, TABLES[item.dataType], key);
  if (state === 'none') throw new AppError('notFound');
  if (state === 'visible') {
    await forget(key);
    await hideItem(tx.db, TABLES[item.dataType], key);
  }
  return item.id;
}

async function idOfClientKey(
  { db, pilotId }: PilotTransaction,
  dataType: CountedItem,
  clientKey?: string,
): Promise<number> {
  const known = clientKey === undefined ? null : await findByClientKey(db, { pilotId, clientKey });
  if (known && known.dataType !== dataType) throw new AppError('badRequest');
  return known?.itemId ?? 0;
}

async function rejectMissing({ db, pilotId }: PilotTransaction, dataType: CountedItem, id: number): Promise<void> {
  const state = await stateOfItem(db, TABLES[dataType], { pilotId, id });
  if (state !== 'visible') throw new AppError('notFound');
}

async function addItem(tx: PilotTransaction, saving: ItemSaving, clientKey: string | undefined): Promise<number> {
  const { db, pilotId, now } = tx;
  const { dataType } = saving;
  const itemId = await reserveId(db, pilotId, dataType);
  await saving.add(tx, keyOf(tx, itemId), isoSeconds(now));
  if (clientKey !== undefined) {
    await addClientKey(db, { pilotId, clientKey }, { dataType, itemId, answer: null, nowS: unixSeconds(now) });
  }
  return itemId;
}

function keyOf({ pilotId, revision }: PilotTransaction, id: number): ItemKey {
  return { pilotId, id, revision };
}
