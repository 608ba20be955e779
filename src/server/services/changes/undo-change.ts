import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { ChangedValues } from '#domain/flights-change/flights-change';
import { groupedBy } from '#domain/order/grouped-by';
import type { AppContext } from '#server/context/app-context';
import { storedJson } from '#server/db/stored-json';
import { restoreTracks } from '#server/repositories/changes/changed-tracks';
import {
  type ChangedFlight,
  type ChangeKey,
  endChange,
  findChangedFlights,
  isUndone,
} from '#server/repositories/changes/flight-changes';
import { updateFlights } from '#server/repositories/flights';
import { findFlightStates } from '#server/repositories/imports/item-states';
import { stateOfItem } from '#server/repositories/items';
import { AppError } from '#server/services/app-error';
import { type LoadRequest, readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import {
  countWrite,
  rejectTooManyItems,
  rejectTooManyTracks,
  type WriteLimitContext,
} from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { queueUpdatesOfPilot } from '#server/services/tracks/track-updates';
import { hashOfState } from './flight-state.ts';

type UndoContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>;

const REFERENCE = v.exactOptional(v.nullable(v.number()));
/** What a change replaced. */
const BEFORE = storedJson(
  'flight_change_items.before',
  v.object({ siteId: REFERENCE, gliderId: REFERENCE, tags: v.exactOptional(v.array(v.string())) }),
);

/** Flights of one step: others get the event loop in between. */
const STEP = 500;

/**
 * Takes back a change of many flights, all or nothing: throws `changedSince` when one of them is not as the change has left it,
 * and `notFound` when the change is forgotten. A second call does nothing.
 */
export async function undoChange(
  context: UndoContext,
  key: ChangeKey,
  { marker, encoding }: LoadRequest,
): Promise<WriteReply<object>> {
  const { pilotId } = key;
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    const isDone = await isUndone(tx.db, key);
    if (isDone === null) throw new AppError('notFound', { rejection: { code: 'undoOver' } });
    if (!isDone) await undoAll(context, tx, key);
    return { extra: {}, reading: await readInline(tx.db, pilotId, marker) };
  });
  context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker, encoding }, written);
}

async function undoAll(context: UndoContext, tx: PilotTransaction, key: ChangeKey): Promise<void> {
  await countWrite(context, tx);
  let last = 0;
  for (;;) {
    const flights = await findChangedFlights(tx.db, key, { after: last, most: STEP });
    if (flights.length === 0) break;
    await rejectChanged(tx, flights);
    await restoreSome(tx, key, flights);
    last = flights.at(-1)?.flightId ?? last;
    await setImmediate();
  }
  // Ids that come back say nothing of how many there are: they are counted.
  await rejectTooManyItems(context, tx, { table: 'flights', lastId: Number.POSITIVE_INFINITY });
  if (await restoreTracks(tx.db, key)) {
    await rejectTooManyTracks(context, tx);
    await queueUpdatesOfPilot(tx.db, tx);
    await queueFindings(tx.db, { pilotId: tx.pilotId, now: tx.now, isUrgent: false });
  }
  await endChange(tx.db, key);
}

/** A deleted flight stays as it is; of the others every value is compared, but nothing that is computed. */
async function rejectChanged({ db, pilotId }: PilotTransaction, flights: readonly ChangedFlight[]): Promise<void> {
  const edited = flights.filter(({ after }) => after !== null);
  if (edited.length === 0) return;
  const states = await findFlightStates(
    db,
    pilotId,
    edited.map(({ flightId }) => flightId),
  );
  const hashes = new Map(states.map((state) => [state.id, hashOfState(state)]));
  if (edited.some(({ flightId, after }) => hashes.get(flightId) !== after)) {
    throw new AppError('changedSince', { rejection: { code: 'changedSince' } });
  }
}

async function restoreSome(
  tx: PilotTransaction,
  { changeId }: ChangeKey,
  flights: readonly ChangedFlight[],
): Promise<void> {
  for (const [before, alike] of groupedBy(flights, (flight) => flight.before)) {
    const former = BEFORE.read(before, { pilotId: tx.pilotId, changeId, flightId: alike[0]?.flightId ?? 0 });
    const values = { ...former, ...(await chosenOf(tx, former)) };
    await updateFlights(tx.db, tx, { ids: alike.map(({ flightId }) => flightId), values });
  }
}

const CHOICES = [
  ['siteId', 'sites'],
  ['gliderId', 'gliders'],
] as const;

/** A site or glider that was deleted since is none. */
async function chosenOf({ db, pilotId }: PilotTransaction, former: ChangedValues): Promise<ChangedValues> {
  const chosen: { siteId?: number | null; gliderId?: number | null } = {};
  for (const [name, table] of CHOICES) {
    const id = former[name];
    if (id === undefined || id === null) continue;
    chosen[name] = (await stateOfItem(db, table, { pilotId, id })) === 'visible' ? id : null;
  }
  return chosen;
}
