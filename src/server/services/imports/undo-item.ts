import * as v from 'valibot';
import { archivedFields } from '#contract/items/field-schemas';
import type { FieldTable } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { UndoneItem } from '#server/db/schema';
import { type RowName, storedJson } from '#server/db/stored-json';
import { isReferenced, updateFlight } from '#server/repositories/flights';
import type { RunItem } from '#server/repositories/import-runs';
import { findFlightState, findNamedState, findPilotState } from '#server/repositories/item-states';
import { removeTrack } from '#server/repositories/tracks';
import { deleteItem, ITEM_TABLES } from '#server/services/logbook/items';
import { savePilot } from '#server/services/logbook/pilot';
import type { RunTransaction } from './run-item.ts';

const PILOT_STATE = storedState({ fields: fieldsOf(PILOT.fields) });
const FLIGHT_STATE = storedState({
  fields: fieldsOf(FLIGHT.fields),
  igcFileName: v.nullable(v.string()),
  track: v.nullable(
    v.object({ sha256: v.string(), range: v.nullable(v.object({ from: v.number(), to: v.number() })) }),
  ),
});

/**
 * Takes back what a run did with an item, unless the pilot has changed it since. What is compared is what pilots can change,
 * not the revision: scores that are computed later raise that, too.
 */
export function undoItem(tx: RunTransaction, item: RunItem): Promise<UndoneItem> {
  const { dataType } = item;
  if (dataType === 'pilot') return undoPilot(tx, item);
  return dataType === 'flight' ? undoFlight(tx, item) : undoNamed(tx, dataType, item);
}

async function undoPilot(tx: RunTransaction, item: RunItem): Promise<UndoneItem> {
  const { before, after } = item;
  const present = await findPilotState(tx.db, tx.pilotId);
  const left = after === null ? null : PILOT_STATE.read(after, rowOf(tx, item));
  if (before === null || !isSame(present, left)) return 'changed';
  const former = PILOT_STATE.read(before, rowOf(tx, item));
  await savePilot(tx, former.fields);
  return 'restored';
}

async function undoFlight(tx: RunTransaction, item: RunItem): Promise<UndoneItem> {
  const { id, before, after } = item;
  const present = await findFlightState(tx.db, { pilotId: tx.pilotId, id });
  if (!present) return 'gone';
  const left = after === null ? null : FLIGHT_STATE.read(after, rowOf(tx, item));
  if (!isSame(present, left)) return 'changed';
  if (before === null) {
    await deleteItem(tx, { dataType: 'flight', id });
    return 'removed';
  }
  const former = FLIGHT_STATE.read(before, rowOf(tx, item));
  await updateFlight(tx.db, { ...tx, id }, { ...former.fields, igcFileName: former.igcFileName });
  if (former.track === null && present.track !== null) await removeTrack(tx.db, { pilotId: tx.pilotId, flightId: id });
  return 'restored';
}

/** Reads a stored state: its values in the order in which a present one has them. */
function storedState<const Entries extends v.ObjectEntries>(entries: Entries) {
  return storedJson('import_items', v.object(entries));
}

/** Fields that items did not have yet when the state was stored are blank. */
function fieldsOf<Table extends FieldTable>(table: Table) {
  return v.object(archivedFields(table));
}

const NAMED = {
  site: { state: storedState({ fields: fieldsOf(SITE.fields) }), column: 'site_id' },
  glider: { state: storedState({ fields: fieldsOf(GLIDER.fields) }), column: 'glider_id' },
} as const;

async function undoNamed(tx: RunTransaction, dataType: 'site' | 'glider', item: RunItem): Promise<UndoneItem> {
  const { id, after } = item;
  const { state, column } = NAMED[dataType];
  const present = await findNamedState(tx.db, ITEM_TABLES[dataType], { pilotId: tx.pilotId, id });
  if (!present) return 'gone';
  const left = after === null ? null : state.read(after, rowOf(tx, item));
  if (!isSame(present, left)) return 'changed';
  if (await isReferenced(tx.db, column, { pilotId: tx.pilotId, id })) return 'used';
  await deleteItem(tx, { dataType, id });
  return 'removed';
}

function rowOf({ pilotId, runId }: RunTransaction, { dataType, ref }: RunItem): RowName {
  return { pilotId, runId, dataType, ref };
}

/** Whether an item is as the run has left it. */
function isSame(present: object, left: object | null): boolean {
  return left !== null && JSON.stringify(present) === JSON.stringify(left);
}
