import { PILOT, type PilotInput } from '#domain/fields/pilot';
import { haveSameValues } from '#domain/import/fill-empty';
import { findPilotState } from '#server/repositories/item-states';
import { countVisible } from '#server/repositories/items';
import { ITEM_TABLES } from '#server/services/logbook/items';
import { checkedPilot, savePilot } from '#server/services/logbook/pilot';
import { type ItemEffect, type RunTransaction, unchanged } from './run-item.ts';

/** Saves the pilot's fields of an archive into an empty logbook; into any other never. Throws `invalid` for a wrong one. */
export async function importPilot(tx: RunTransaction, pilot: PilotInput): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const input = checkedPilot(pilot);
  const before = await findPilotState(db, pilotId);
  if (haveSameValues(PILOT.fields, before.fields, input) || !(await isEmpty(tx))) return unchanged(pilotId);
  await savePilot(tx, input);
  const after = JSON.stringify(await findPilotState(db, pilotId));
  return { id: pilotId, effect: 'filled', before: JSON.stringify(before), after };
}

async function isEmpty({ db, pilotId }: RunTransaction): Promise<boolean> {
  for (const table of Object.values(ITEM_TABLES)) if ((await countVisible(db, table, pilotId)) > 0) return false;
  return true;
}
