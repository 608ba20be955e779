import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { ChangedValues } from '#domain/flights-change/flights-change';
import { groupedBy } from '#domain/order/grouped-by';
import type { AppContext } from '#server/context/app-context';
import type { Db } from '#server/db/schema';
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
import { isPresent, prepareBefore } from './prepare-before.ts';

type UndoContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'dialect' | 'threads' | 'jobSignal'>;

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
  const prepared = await prepareBefore(context, pilotId, (revision) =>
    prepareUndo(context.reader, { pilotId, revision }, key),
  );
  const reading = await inPilotTransaction(context, pilotId, async (tx) => {
    const isDone = await isUndone(tx.db, key);
    if (isDone === null) throw new AppError('notFound', { rejection: { code: 'undoOver' } });
    if (!isDone) {
      await countWrite(context, tx);
      const undo = isPresent(tx, prepared) ? prepared : await prepareUndo(tx.db, tx, key);
      await undoAll(context, tx, { key, undo });
    }
    return readInline(tx.db, pilotId, marker);
  });
  context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker, encoding }, { reading, extra: {} });
}

/** What an undo restores, worked out beforehand. */
interface PreparedUndo {
  readonly revision: number;
  /** Flights that get the same values back. */
  readonly restored: readonly { readonly before: string; readonly ids: readonly number[] }[];
}

/** Works out an undo. Throws `changedSince` when one of the flights is not as the change has left it. */
async function prepareUndo(
  db: Db,
  { pilotId, revision }: Pick<PilotTransaction, 'pilotId' | 'revision'>,
  key: ChangeKey,
): Promise<PreparedUndo> {
  const restored: PreparedUndo['restored'][number][] = [];
  let last = 0;
  for (;;) {
    const flights = await findChangedFlights(db, key, { after: last, most: STEP });
    if (flights.length === 0) return { revision, restored };
    await rejectChanged(db, pilotId, flights);
    for (const [before, alike] of groupedBy(flights, (flight) => flight.before)) {
      restored.push({ before, ids: alike.map(({ flightId }) => flightId) });
    }
    last = flights.at(-1)?.flightId ?? last;
    await setImmediate();
  }
}

async function undoAll(
  context: UndoContext,
  tx: PilotTransaction,
  { key, undo }: { readonly key: ChangeKey; readonly undo: PreparedUndo },
): Promise<void> {
  for (const { before, ids } of undo.restored) {
    const former = BEFORE.read(before, { pilotId: tx.pilotId, changeId: key.changeId, flightId: ids[0] ?? 0 });
    await updateFlights(tx.db, tx, { ids, values: { ...former, ...(await chosenOf(tx, former)) } });
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
async function rejectChanged(db: Db, pilotId: number, flights: readonly ChangedFlight[]): Promise<void> {
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
