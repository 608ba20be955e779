import type { FieldTable } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { UndoneItem } from '#server/db/schema';
import { isReferenced, updateFlight } from '#server/repositories/flights';
import {
  type FlightState,
  findFlightState,
  findNamedState,
  findPilotState,
  type PilotState,
} from '#server/repositories/imports/item-states';
import type { RunItem } from '#server/repositories/imports/run-items';
import { removeTrack } from '#server/repositories/tracks/tracks';
import { deleteItem, ITEM_TABLES } from '#server/services/logbook/items';
import { savePilot } from '#server/services/logbook/pilot';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/**
 * Takes back what a run did with an item, unless the pilot has changed it since. What is compared is what pilots can change,
 * not the revision: scores that are computed later raise that, too.
 */
export function undoItem(tx: PilotTransaction, item: RunItem): Promise<UndoneItem> {
  const { dataType } = item;
  if (dataType === 'pilot') return undoPilot(tx, item);
  return dataType === 'flight' ? undoFlight(tx, item) : undoNamed(tx, dataType, item);
}

async function undoPilot(tx: PilotTransaction, { before, after }: RunItem): Promise<UndoneItem> {
  const present = await findPilotState(tx.db, tx.pilotId);
  if (before === null || !isAsLeft(PILOT.fields, present, after)) return 'changed';
  const former: PilotState = withBlanks(PILOT.fields, JSON.parse(before));
  await savePilot(tx, former.fields);
  return 'restored';
}

async function undoFlight(tx: PilotTransaction, { id, before, after }: RunItem): Promise<UndoneItem> {
  const present = await findFlightState(tx.db, { pilotId: tx.pilotId, id });
  if (!present) return 'gone';
  if (!isAsLeft(FLIGHT.fields, present, after)) return 'changed';
  if (before === null) {
    await deleteItem(tx, { dataType: 'flight', id });
    return 'removed';
  }
  const former: FlightState = withBlanks(FLIGHT.fields, JSON.parse(before));
  await updateFlight(tx.db, { ...tx, id }, { ...former.fields, igcFileName: former.igcFileName });
  if (former.track === null && present.track !== null) await removeTrack(tx.db, { pilotId: tx.pilotId, flightId: id });
  return 'restored';
}

const NAMED = {
  site: { fields: SITE.fields, column: 'site_id' },
  glider: { fields: GLIDER.fields, column: 'glider_id' },
} as const;

async function undoNamed(
  tx: PilotTransaction,
  dataType: 'site' | 'glider',
  { id, after }: RunItem,
): Promise<UndoneItem> {
  const { fields, column } = NAMED[dataType];
  const present = await findNamedState(tx.db, ITEM_TABLES[dataType], { pilotId: tx.pilotId, id });
  if (!present) return 'gone';
  if (!isAsLeft(fields, present, after)) return 'changed';
  if (await isReferenced(tx.db, column, { pilotId: tx.pilotId, id })) return 'used';
  await deleteItem(tx, { dataType, id });
  return 'removed';
}

interface State {
  readonly fields: object;
}

/** Whether an item is as the run has left it. */
function isAsLeft(table: FieldTable, present: State, after: string | null): boolean {
  return after !== null && JSON.stringify(present) === JSON.stringify(withBlanks(table, JSON.parse(after)));
}

/** Returns a stored state with the fields that items did not have yet when it was stored, in the order of their table. */
function withBlanks<Stored extends State>(table: FieldTable, stored: Stored): Stored {
  const blanks = Object.fromEntries(Object.entries(table).map(([name, { blank }]) => [name, blank]));
  return { ...stored, fields: { ...blanks, ...stored.fields } };
}
