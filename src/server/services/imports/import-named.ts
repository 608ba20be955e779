import { nameKey } from '#domain/text';
import type { Configured } from '#server/context/app-context';
import { findNamedState } from '#server/repositories/imports/item-states';
import { findIdByName } from '#server/repositories/items';
import { savingOfGlider } from '#server/services/logbook/gliders';
import { ITEM_TABLES, type ItemSaving, saveItem } from '#server/services/logbook/items';
import { savingOfSite } from '#server/services/logbook/sites';
import { rejectTooManyItems } from '#server/services/pilot-limits';
import { createdAtOf, type PartGlider, type PartSite } from './part.ts';
import { type ItemEffect, type RunTransaction, unchanged } from './run-item.ts';

/** Saves a site of a part; one whose name exists is that one. Throws `invalid` for what a save would reject. */
export function importSite(context: Configured<'pilotLimits'>, tx: RunTransaction, site: PartSite) {
  return importNamed(context, tx, { dataType: 'site', item: site, saving: () => savingOfSite(site) });
}

/** Saves a glider of a part. See {@link importSite}. */
export function importGlider(context: Configured<'pilotLimits'>, tx: RunTransaction, glider: PartGlider) {
  return importNamed(context, tx, { dataType: 'glider', item: glider, saving: () => savingOfGlider(glider) });
}

interface NamedToImport {
  readonly dataType: 'site' | 'glider';
  readonly item: PartSite | PartGlider;
  readonly saving: () => ItemSaving;
}

async function importNamed(
  context: Configured<'pilotLimits'>,
  tx: RunTransaction,
  { dataType, item, saving }: NamedToImport,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const table = ITEM_TABLES[dataType];
  const known = await findIdByName(db, table, { pilotId, nameKey: nameKey(item.name) });
  if (known !== null) return unchanged(known);
  const id = await saveItem(tx, saving(), { id: 0, createdAt: createdAtOf(tx, item) });
  await rejectTooManyItems(context, tx, { table, lastId: id });
  const state = await findNamedState(db, table, { pilotId, id });
  return { id, effect: 'added', before: null, after: JSON.stringify(state) };
}
