import { isoSeconds, unixSeconds } from '#server/house';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import type { ItemKey } from '#server/repositories/item-key';
import { hideItem, type ItemTable, stateOfItem } from '#server/repositories/items';
import { type CountedItem, takeId } from '#server/repositories/pilots';
import { Refusal } from './refusal.ts';
import type { Writing } from './writing.ts';

/** How to save one item whose fields are valid. */
export interface ItemSaving {
  readonly dataType: CountedItem;
  /** Throws for what only the database knows: a name in use, a deleted site. The id is 0 for a new item. */
  readonly check: (change: Writing, id: number) => Promise<void>;
  readonly add: (change: Writing, key: ItemKey, createdAt: string) => Promise<void>;
  readonly update: (change: Writing, key: ItemKey) => Promise<void>;
}

const TABLES = { flight: 'flights', site: 'sites', glider: 'gliders' } as const satisfies Record<
  CountedItem,
  ItemTable
>;

/** Saves an item, a new one when the id is 0. Returns its id. A repeated client key means the item saved before. */
export async function saveItem(
  change: Writing,
  saving: ItemSaving,
  named: { readonly id: number; readonly clientKey: string | undefined },
): Promise<number> {
  const id = named.id || (await idOfClientKey(change, saving.dataType, named.clientKey));
  if (id !== 0) await refuseUnseen(change, saving.dataType, id);
  await saving.check(change, id);
  if (id === 0) return addItem(change, saving, named.clientKey);
  await saving.update(change, keyOf(change, id));
  return id;
}

/** Deletes an item; `forget` clears what depends on it. Returns its id. Deleting a deleted item succeeds. */
export async function deleteItem(
  change: Writing,
  item: { readonly dataType: CountedItem; readonly id: number },
  forget: (key: ItemKey) => Promise<void>,
): Promise<number> {
  const key = keyOf(change, item.id);
  const state = await stateOfItem(change.db, TABLES[item.dataType], key);
  if (state === 'none') throw new Refusal('notFound');
  if (state === 'visible') {
    await forget(key);
    await hideItem(change.db, TABLES[item.dataType], key);
  }
  return item.id;
}

async function idOfClientKey({ db, pilotId }: Writing, dataType: CountedItem, clientKey?: string): Promise<number> {
  const known = clientKey === undefined ? null : await findByClientKey(db, { pilotId, clientKey });
  if (known && known.dataType !== dataType) throw new Refusal('badRequest');
  return known?.itemId ?? 0;
}

async function refuseUnseen({ db, pilotId }: Writing, dataType: CountedItem, id: number): Promise<void> {
  const state = await stateOfItem(db, TABLES[dataType], { pilotId, id });
  if (state !== 'visible') throw new Refusal('notFound');
}

async function addItem(change: Writing, saving: ItemSaving, clientKey: string | undefined): Promise<number> {
  const { db, pilotId, now } = change;
  const { dataType } = saving;
  const itemId = await takeId(db, pilotId, dataType);
  await saving.add(change, keyOf(change, itemId), isoSeconds(now));
  if (clientKey !== undefined) {
    await addClientKey(db, { pilotId, clientKey }, { dataType, itemId, answer: null, nowS: unixSeconds(now) });
  }
  return itemId;
}

function keyOf({ pilotId, revision }: Writing, id: number): ItemKey {
  return { pilotId, id, revision };
}
