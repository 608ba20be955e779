import { setImmediate } from 'node:timers/promises';
import {
  type ChangedValues,
  type FieldsChange,
  type FlightsChange,
  valuesAfter,
} from '#domain/flights-change/flights-change';
import { groupedBy } from '#domain/order/grouped-by';
import { problemsIn } from '#domain/problem';
import { problemsOfTags } from '#domain/tags/tags';
import type { Db } from '#server/db/schema';
import { keepTracks } from '#server/repositories/changes/changed-tracks';
import { addChangedFlights, type ChangedFlight, type ChangeKey } from '#server/repositories/changes/flight-changes';
import { updateFlights } from '#server/repositories/flights';
import { findFlightStates, type IdentifiedFlight } from '#server/repositories/imports/item-states';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { hashOfState } from './flight-state.ts';

/** Flights of one step: others get the event loop in between. */
const STEP = 500;

/** What a change does, worked out beforehand. */
export interface PreparedChange {
  /** The pilot's revision before any of it was read: it holds as long as that is the present one. */
  readonly revision: number;
  readonly edits: readonly FlightsEdit[];
}

/** Flights that get the same values, with the record of what they had; without values they are deleted. */
interface FlightsEdit {
  readonly values: ChangedValues | null;
  readonly flights: readonly ChangedFlight[];
}

/** Works out a change. Throws `notFound` when a flight is gone, and `invalid` when one would have too many tags. */
export async function prepareChange(
  db: Db,
  { pilotId, revision }: Pick<PilotTransaction, 'pilotId' | 'revision'>,
  { ids, change }: { readonly ids: readonly number[]; readonly change: FlightsChange },
): Promise<PreparedChange> {
  const edits: FlightsEdit[] = [];
  for (let at = 0; at < ids.length; at += STEP) {
    const some = ids.slice(at, at + STEP);
    const flights = await findFlightStates(db, pilotId, some);
    if (flights.length < some.length) throw new AppError('notFound', { rejection: { code: 'flightGone' } });
    edits.push(...(change.kind === 'delete' ? [deletionOf(some)] : editsOf(flights, change)));
    await setImmediate();
  }
  return { revision, edits };
}

/** Makes a prepared change. Returns how many flights it has changed. */
export async function applyChange(tx: PilotTransaction, key: ChangeKey, { edits }: PreparedChange): Promise<number> {
  let flightsNum = 0;
  for (const { values, flights } of edits) {
    const ids = flights.map(({ flightId }) => flightId);
    if (values === null) await keepTracks(tx.db, key, ids);
    await updateFlights(tx.db, tx, values === null ? { ids, see: 0 } : { ids, values });
    await addChangedFlights(tx.db, key, flights);
    flightsNum += flights.length;
    await setImmediate();
  }
  return flightsNum;
}

/** Of a deleted flight the row stays: what the pilot wrote is deleted with the change, when that can no longer be undone. */
function deletionOf(ids: readonly number[]): FlightsEdit {
  return { values: null, flights: ids.map((flightId) => ({ flightId, before: '{}', after: null })) };
}

interface Edit {
  readonly flight: IdentifiedFlight;
  readonly values: ChangedValues;
}

function editsOf(flights: readonly IdentifiedFlight[], change: FieldsChange): readonly FlightsEdit[] {
  const edits = flights.flatMap((flight): readonly Edit[] => {
    const values = valuesAfter(flight.fields, change);
    return values === null ? [] : [{ flight, values }];
  });
  return [...groupedBy(edits, ({ values }) => JSON.stringify(values)).values()].map((alike) => {
    const [{ values } = { values: {} }] = alike;
    rejectTooManyTags(values);
    return { values, flights: alike.map(changedFlight) };
  });
}

function changedFlight({ flight, values }: Edit): ChangedFlight {
  const own: Readonly<Record<string, unknown>> = flight.fields;
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, own[name]]));
  const after = hashOfState({ ...flight, fields: { ...flight.fields, ...values } });
  return { flightId: flight.id, before: JSON.stringify(before), after };
}

function rejectTooManyTags({ tags = [] }: ChangedValues): void {
  const problems = problemsIn({ subject: 'flight', field: 'tags' }, problemsOfTags(tags));
  if (problems.length > 0) throw new AppError('invalid', { rejection: { code: 'tooManyTags' }, problems });
}
