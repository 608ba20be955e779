import { nameKey } from '#domain/text';
import { isoSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { clearReference } from '#server/repositories/flights';
import { hideHandlingsOf } from '#server/repositories/handlings';
import { hideItem, type ItemKey, type ItemTableName, isNameTaken, stateOfItem } from '#server/repositories/items';
import { type CountedItem, reserveId } from '#server/repositories/pilots';
import { removeTrack } from '#server/repositories/tracks';
import { AppError } from '#server/services/app-error';
import { findEarlierCall, KEY_OF_ITEM, recordCall } from '#server/services/keyed-calls';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/** How to save one item whose fields are valid. */
export interface ItemSaving {
  readonly dataType: CountedItem;
  /** Throws for what only the database knows: a name in use, a deleted site. The id is 0 for a new item. */
  readonly check: (tx: PilotTransaction, id: number) => Promise<void>;
  readonly add: (tx: PilotTransaction, key: ItemKey, createdAt: string) => Promise<void>;
  readonly update: (tx: PilotTransaction, key: ItemKey) => Promise<void>;
}

/** The table of each kind of item. */
export const ITEM_TABLES = {
  flight: 'flights',
  site: 'sites',
  glider: 'gliders',
  gear: 'gear',
  handling: 'handlings',
} as const satisfies Record<CountedItem, ItemTableName>;

/** The item that a save names. */
export interface ItemToSave {
  /** 0 for a new item. */
  readonly id: number;
  readonly clientKey?: string | undefined;
  /** When a new item was made, if not now: ISO 8601, UTC, whole seconds. */
  readonly createdAt?: string | undefined;
}

/** Saves an item, a new one when the id is 0. Returns its id. A repeated client key means the item saved before. */
export async function saveItem(tx: PilotTransaction, saving: ItemSaving, named: ItemToSave): Promise<number> {
  const id = named.id || (await idOfClientKey(tx, saving.dataType, named.clientKey));
  if (id !== 0) await rejectMissing(tx, saving.dataType, id);
  await saving.check(tx, id);
  if (id === 0) return addItem(tx, saving, named);
  await saving.update(tx, keyOf(tx, id));
  return id;
}

/** Deletes an item with what depends on it. Returns its id. Deleting a deleted item succeeds. */
export async function deleteItem(
  tx: PilotTransaction,
  { dataType, id }: { readonly dataType: CountedItem; readonly id: number },
): Promise<number> {
  const key = keyOf(tx, id);
  const state = await stateOfItem(tx.db, ITEM_TABLES[dataType], key);
  if (state === 'none') throw new AppError('notFound');
  if (state === 'visible') {
    await clearDependents(tx.db, dataType, key);
    await hideItem(tx.db, ITEM_TABLES[dataType], key);
  }
  return id;
}

/**
 * A flight's track goes with it, and a glider's ground handling; a site's or glider's flights then have none. Gear keeps the id of a deleted
 * glider: without it, it would be used in all flights.
 */
async function clearDependents(db: Db, dataType: CountedItem, key: ItemKey): Promise<void> {
  switch (dataType) {
    case 'flight':
      return removeTrack(db, { pilotId: key.pilotId, flightId: key.id });
    case 'site':
      return clearReference(db, 'site_id', key);
    case 'glider':
      await hideHandlingsOf(db, key);
      return clearReference(db, 'glider_id', key);
    default:
      return;
  }
}

/** Throws when another visible item of the pilot has this name. */
export async function rejectTakenName(
  { db, pilotId }: PilotTransaction,
  subject: 'site' | 'glider' | 'gear',
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  const isTaken = await isNameTaken(db, ITEM_TABLES[subject], { pilotId, id, nameKey: nameKey(name) });
  if (isTaken) throw new AppError('invalid', { problems: [{ subject, field: 'name', code: 'nameTaken' }] });
}

async function idOfClientKey(
  { db, pilotId }: PilotTransaction,
  dataType: CountedItem,
  clientKey?: string,
): Promise<number> {
  if (clientKey === undefined) return 0;
  const known = await findEarlierCall(db, pilotId, { clientKey, dataType, bodyHash: KEY_OF_ITEM });
  return known?.itemId ?? 0;
}

async function rejectMissing({ db, pilotId }: PilotTransaction, dataType: CountedItem, id: number): Promise<void> {
  const state = await stateOfItem(db, ITEM_TABLES[dataType], { pilotId, id });
  if (state !== 'visible') throw new AppError('notFound');
}

async function addItem(
  tx: PilotTransaction,
  saving: ItemSaving,
  { clientKey, createdAt }: ItemToSave,
): Promise<number> {
  const { db, pilotId, now } = tx;
  const { dataType } = saving;
  const itemId = await reserveId(db, pilotId, dataType);
  await saving.add(tx, keyOf(tx, itemId), createdAt ?? isoSeconds(now));
  if (clientKey !== undefined) {
    await recordCall(tx, { clientKey, dataType, bodyHash: KEY_OF_ITEM }, { itemId, response: null });
  }
  return itemId;
}

function keyOf({ pilotId, revision }: PilotTransaction, id: number): ItemKey {
  return { pilotId, id, revision };
}
