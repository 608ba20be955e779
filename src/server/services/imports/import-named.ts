import { areOneSite, namesLike } from '#domain/import/site-name';
import { nameKey } from '#domain/text';
import { findNamedState } from '#server/repositories/item-states';
import { findIdByName } from '#server/repositories/items';
import { findSiteByName } from '#server/repositories/named-items';
import { AppError } from '#server/services/app-error';
import { ITEM_TABLES, type ItemSaving, saveItem } from '#server/services/logbook/items';
import { savingOfGlider, savingOfSite } from '#server/services/logbook/named-items';
import { rejectTooManyItems, rejectTooManyTexts, type TextLimitContext } from '#server/services/pilot-limits';
import {
  createdAtOf,
  type ItemEffect,
  type PartGlider,
  type PartSite,
  type RunTransaction,
  unchanged,
} from './run-item.ts';

/** The most names that are tried for a site. No pilot has as many sites of one name; a logbook made to keep the server busy may. */
const MOST_NAMES = 200;

/**
 * Saves a site of a part. One of its name is that one, unless it is too far away: then the new site gets a number. Throws `invalid`
 * for what a save would reject, and where all names are taken.
 */
export async function importSite(context: TextLimitContext, tx: RunTransaction, site: PartSite): Promise<ItemEffect> {
  let left = MOST_NAMES;
  for (const name of namesLike(site.name)) {
    if (left === 0) break;
    left -= 1;
    const known = await findSiteByName(tx.db, { pilotId: tx.pilotId, nameKey: nameKey(name) });
    if (known === null)
      return addNamed(context, tx, { dataType: 'site', item: site, saving: savingOfSite({ ...site, name }) });
    if (areOneSite(known, site)) return unchanged(known.id);
  }
  throw new AppError('invalid', { problems: [{ subject: 'site', field: 'name', code: 'nameTaken' }] });
}

/** Saves a glider of a part; one whose name exists is that one. Throws `invalid` for what a save would reject. */
export async function importGlider(
  context: TextLimitContext,
  tx: RunTransaction,
  glider: PartGlider,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const known = await findIdByName(db, 'gliders', { pilotId, nameKey: nameKey(glider.name) });
  if (known !== null) return unchanged(known);
  return addNamed(context, tx, { dataType: 'glider', item: glider, saving: savingOfGlider(glider) });
}

interface NamedToAdd {
  readonly dataType: 'site' | 'glider';
  readonly item: PartSite | PartGlider;
  readonly saving: ItemSaving;
}

async function addNamed(
  context: TextLimitContext,
  tx: RunTransaction,
  { dataType, item, saving }: NamedToAdd,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const table = ITEM_TABLES[dataType];
  const id = await saveItem(tx, saving, { id: 0, createdAt: createdAtOf(tx, item) });
  await rejectTooManyItems(context, tx, { table, lastId: id });
  await rejectTooManyTexts(context, tx, { table, texts: { ...item } });
  const state = await findNamedState(db, table, { pilotId, id });
  return { id, effect: 'added', before: null, after: JSON.stringify(state) };
}
