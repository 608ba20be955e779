import type * as v from 'valibot';
import type { ItemResult, partBody } from '#contract/import/imports';
import type { Problem } from '#domain/problem';
import { isoSeconds } from '#server/clock';
import type { ImportEffect } from '#server/db/schema';
import {
  addRunItem,
  beginSavepoint,
  deleteRunItem,
  findRunItem,
  type RunItem,
  type RunItemKey,
} from '#server/repositories/import-runs';
import { stateOfItem } from '#server/repositories/items';
import { AppError } from '#server/services/app-error';
import { ITEM_TABLES } from '#server/services/logbook/items';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';

/** A transaction that writes a part of a run. */
export interface RunTransaction extends PilotTransaction {
  readonly runId: number;
}

/** The client's name for an item of a run, and its place in the order in which the run saves items. */
interface PlacedItem extends RunItemKey {
  readonly position: number;
}

/** The outcome of saving an item; the states are JSON, null when there is nothing to undo. */
export interface ItemEffect {
  readonly id: number;
  readonly effect: ImportEffect;
  readonly before: string | null;
  readonly after: string | null;
}

/** The outcome of an item that was there and stays as it is. */
export function unchanged(id: number): ItemEffect {
  return { id, effect: 'unchanged', before: null, after: null };
}

/**
 * Saves an item of a run with the record of it, or nothing when it is refused. An item that the run has already, from a part
 * that was sent before, is not saved again, unless the pilot has deleted it since: another part wants it back.
 */
export async function saveRunItem(
  tx: RunTransaction,
  { position, ...key }: PlacedItem,
  save: () => Promise<ItemEffect>,
): Promise<ItemResult> {
  const known = await findRunItem(tx.db, tx, key);
  if (known && (await isVisible(tx, known))) return resultOf(known);
  const savepoint = await beginSavepoint(tx.db);
  try {
    if (known) await deleteRunItem(tx.db, tx, key);
    const item = { ...key, ...(await save()) };
    await addRunItem(tx.db, tx, { ...item, position });
    await savepoint.release();
    return resultOf(item);
  } catch (error) {
    const problems = problemsOfRefusal(error, key);
    await savepoint.rollBack();
    return { ...key, state: 'refused', problems };
  }
}

async function isVisible({ db, pilotId }: RunTransaction, { dataType, id }: RunItem): Promise<boolean> {
  if (dataType === 'pilot') return true;
  return (await stateOfItem(db, ITEM_TABLES[dataType], { pilotId, id })) === 'visible';
}

function resultOf({ dataType, ref, id, effect }: RunItem): ItemResult {
  return { dataType, ref, state: 'saved', id, effect };
}

/** Returns what is wrong with an item; any other error is thrown again, and ends the whole part. */
function problemsOfRefusal(error: unknown, { dataType }: RunItemKey): readonly Problem[] {
  if (!(error instanceof AppError)) throw error;
  if (error.kind === 'invalid') return error.details.problems ?? [];
  if (error.kind === 'notFound' && dataType === 'flight')
    return [{ subject: 'flight', field: 'flights', code: 'gone' }];
  throw error;
}

/** A part of a run, as a request contains it. */
export type RunPart = v.InferOutput<typeof partBody>;
export type PartSite = RunPart['sites'][number];
export type PartGlider = RunPart['gliders'][number];
export type PartGear = RunPart['gear'][number];
export type PartHandling = RunPart['handlings'][number];
export type RunPartFlight = RunPart['flights'][number];

/** Returns the track of a flight, which was prepared before the transaction; null without one. Throws why it is refused. */
export type TrackOf = (flight: RunPartFlight) => PreparedTrack | null;

/** Returns when an item of an archive was made; undefined for now: no item is made in the future. */
export function createdAtOf({ now }: RunTransaction, { createdAt }: Pick<RunPartFlight, 'createdAt'>) {
  const ms = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  return ms <= now.getTime() ? isoSeconds(new Date(ms)) : undefined;
}
