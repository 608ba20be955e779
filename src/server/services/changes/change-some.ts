import {
  type ChangedValues,
  type FieldsChange,
  type FlightsChange,
  valuesAfter,
} from '#domain/flights-change/flights-change';
import { groupedBy } from '#domain/order/grouped-by';
import { problemsIn } from '#domain/problem';
import { problemsOfTags } from '#domain/tags/tags';
import { keepTracks } from '#server/repositories/changes/changed-tracks';
import { addChangedFlights, type ChangedFlight, type ChangeKey } from '#server/repositories/changes/flight-changes';
import { updateFlights } from '#server/repositories/flights';
import type { IdentifiedFlight } from '#server/repositories/imports/item-states';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { hashOfState } from './flight-state.ts';

/** Some of the flights of a change, with their states before it. */
export interface ChangeStep {
  readonly key: ChangeKey;
  readonly flights: readonly IdentifiedFlight[];
  readonly change: FlightsChange;
}

/** Changes some flights, with a record of what they had before. Returns how many of them it has changed. */
export async function changeSome(tx: PilotTransaction, { key, flights, change }: ChangeStep): Promise<number> {
  const changed = await (change.kind === 'delete' ? deleteSome(tx, key, flights) : updateSome(tx, flights, change));
  await addChangedFlights(tx.db, key, changed);
  return changed.length;
}

/** Of a deleted flight the row stays: what the pilot wrote is deleted with the change, when that can no longer be undone. */
async function deleteSome(
  tx: PilotTransaction,
  key: ChangeKey,
  flights: readonly IdentifiedFlight[],
): Promise<readonly ChangedFlight[]> {
  const ids = flights.map(({ id }) => id);
  await keepTracks(tx.db, key, ids);
  await updateFlights(tx.db, tx, { ids, see: 0 });
  return ids.map((flightId) => ({ flightId, before: '{}', after: null }));
}

interface Edit {
  readonly flight: IdentifiedFlight;
  readonly values: ChangedValues;
}

async function updateSome(
  tx: PilotTransaction,
  flights: readonly IdentifiedFlight[],
  change: FieldsChange,
): Promise<readonly ChangedFlight[]> {
  const edits = flights.flatMap((flight): readonly Edit[] => {
    const values = valuesAfter(flight.fields, change);
    return values === null ? [] : [{ flight, values }];
  });
  for (const alike of groupedBy(edits, ({ values }) => JSON.stringify(values)).values()) {
    const [{ values } = { values: {} }] = alike;
    rejectTooManyTags(values);
    await updateFlights(tx.db, tx, { ids: alike.map(({ flight }) => flight.id), values });
  }
  return edits.map(changedFlight);
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
