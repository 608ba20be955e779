import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { archivedFields } from '#contract/field-schemas';
import type { UndoResponse } from '#contract/import/imports';
import type { FieldTable } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { Db, UndoneItem } from '#server/db/schema';
import { type RowName, storedJson } from '#server/db/stored-json';
import { isReferenced, updateFlight } from '#server/repositories/flights';
import { isUsedWithGear } from '#server/repositories/gear';
import { isHandled } from '#server/repositories/handlings';
import {
  countToUndo,
  findRun,
  findToUndo,
  putOutcome,
  type RunItem,
  type RunKey,
  updateRun,
} from '#server/repositories/import-runs';
import { findFlightState, findPilotState, findPlainState } from '#server/repositories/item-states';
import { removeTrack } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { deleteItem, ITEM_TABLES } from '#server/services/logbook/items';
import { type LoadRequest, readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { savePilot } from '#server/services/logbook/pilot';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import type { RunTransaction } from './run-item.ts';
import { undoneOf } from './runs.ts';

type Undone = Pick<UndoResponse, 'removed' | 'restored' | 'kept' | 'left'>;

/** Items of one call: each takes about a millisecond, and the browsers wait for six seconds. */
const MOST_ITEMS = 200;

/**
 * Takes back some of what a run has made, and says how much is left for the next call. What was changed since is kept. From
 * the first call on the run takes no more parts. Throws `notFound` without such a run.
 */
export async function undoRun(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>,
  run: RunKey,
  { marker, encoding }: LoadRequest,
): Promise<WriteReply<Undone>> {
  const { pilotId } = run;
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    if (!(await findRun(tx.db, run))) throw new AppError('notFound');
    await countWrite(context, tx);
    const left = await undoSome({ ...tx, runId: run.runId });
    return { extra: { ...(await undoneOf(tx.db, run)), left }, reading: await readInline(tx.db, pilotId, marker) };
  });
  return replyToWrite(context, { pilotId, marker, encoding }, written);
}

/** Others get the event loop after each item. Returns how many items are left. */
async function undoSome(tx: RunTransaction): Promise<number> {
  for (const item of await findToUndo(tx.db, tx, MOST_ITEMS)) {
    await putOutcome(tx.db, { ...tx, ...item }, await undoItem(tx, item));
    await setImmediate();
  }
  const left = await countToUndo(tx.db, tx);
  await updateRun(tx.db, tx, { state: left === 0 ? 'undone' : 'undoing' });
  return left;
}

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
function undoItem(tx: RunTransaction, item: RunItem): Promise<UndoneItem> {
  const { dataType } = item;
  if (dataType === 'pilot') return undoPilot(tx, item);
  return dataType === 'flight' ? undoFlight(tx, item) : undoPlain(tx, dataType, item);
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

interface VisibleItem {
  readonly pilotId: number;
  readonly id: number;
}

const PLAIN = {
  site: {
    state: storedState({ fields: fieldsOf(SITE.fields) }),
    isUsed: (db: Db, item: VisibleItem) => isReferenced(db, 'site_id', item),
  },
  glider: {
    state: storedState({ fields: fieldsOf(GLIDER.fields) }),
    isUsed: async (db: Db, item: VisibleItem) =>
      (await isReferenced(db, 'glider_id', item)) || (await isHandled(db, item)) || (await isUsedWithGear(db, item)),
  },
  gear: { state: storedState({ fields: fieldsOf(GEAR.fields) }), isUsed: () => Promise.resolve(false) },
  handling: { state: storedState({ fields: fieldsOf(HANDLING.fields) }), isUsed: () => Promise.resolve(false) },
} as const;

async function undoPlain(tx: RunTransaction, dataType: keyof typeof PLAIN, item: RunItem): Promise<UndoneItem> {
  const { id, after } = item;
  const { state, isUsed } = PLAIN[dataType];
  const present = await findPlainState(tx.db, ITEM_TABLES[dataType], { pilotId: tx.pilotId, id });
  if (!present) return 'gone';
  const left = after === null ? null : state.read(after, rowOf(tx, item));
  if (!isSame(present, left)) return 'changed';
  if (await isUsed(tx.db, { pilotId: tx.pilotId, id })) return 'used';
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
