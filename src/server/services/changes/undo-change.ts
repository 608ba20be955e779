import { setImmediate } from 'node:timers/promises';
import type { ChangedValues } from '#domain/flights-change';
import type { Db } from '#server/db/schema';
import { type ChangeKey, endChange, findChange, type StoredChange } from '#server/repositories/flight-changes';
import { updateFlights } from '#server/repositories/flights';
import { findFlightStates } from '#server/repositories/item-states';
import { stateOfItem } from '#server/repositories/items';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { type LoadRequest, readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { countWrite, rejectTooManyItems, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { type FlightsEdit, isPresent, prepareBefore, readBefore, STEP, stateHasher } from './stored-change.ts';

type UndoContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>;

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
    const { isUndone } = await changeOf(tx.db, key);
    if (!isUndone) {
      await countWrite(context, tx);
      await undoAll(context, tx, isPresent(tx, prepared) ? prepared : await prepareUndo(tx.db, tx, key));
      await endChange(tx.db, key);
    }
    return readInline(tx.db, pilotId, marker);
  });
  return replyToWrite(context, { pilotId, marker, encoding }, { reading, extra: {} });
}

async function changeOf(db: Db, key: ChangeKey): Promise<StoredChange & { readonly isUndone: boolean }> {
  const change = await findChange(db, key);
  if (!change) throw new AppError('notFound', { rejection: { code: 'undoOver' } });
  return change;
}

/** The plan of an undo. */
interface PreparedUndo {
  readonly revision: number;
  readonly restored: readonly FlightsEdit[];
}

/** Works out an undo. Throws `changedSince` when one of the flights is not as the change has left it. */
async function prepareUndo(
  db: Db,
  { pilotId, revision }: Pick<PilotTransaction, 'pilotId' | 'revision'>,
  key: ChangeKey,
): Promise<PreparedUndo> {
  const { before, after } = await changeOf(db, key);
  const restored = readBefore(before, key);
  if (after !== null && (await hashOfFlights(db, pilotId, restored)) !== after) {
    throw new AppError('changedSince', { rejection: { code: 'changedSince' } });
  }
  return { revision, restored };
}

/** A flight that is gone changes the hash, too. */
async function hashOfFlights(db: Db, pilotId: number, edits: readonly FlightsEdit[]): Promise<string> {
  const ids = edits.flatMap((edit) => edit.ids).toSorted((one, other) => one - other);
  const hasher = stateHasher();
  for (let at = 0; at < ids.length; at += STEP) {
    for (const state of await findFlightStates(db, pilotId, ids.slice(at, at + STEP))) hasher.add(state);
    await setImmediate();
  }
  return hasher.digest();
}

async function undoAll(context: UndoContext, tx: PilotTransaction, { restored }: PreparedUndo): Promise<void> {
  for (const { values, ids } of restored) {
    const former = { ...values, ...(await chosenOf(tx, values ?? {})) };
    for (let at = 0; at < ids.length; at += STEP) {
      await updateFlights(tx.db, tx, { ids: ids.slice(at, at + STEP), values: former });
      await setImmediate();
    }
  }
  // Ids that come back say nothing of how many there are: they are counted.
  await rejectTooManyItems(context, tx, { table: 'flights', lastId: null });
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
