import * as v from 'valibot';
import type { DataType } from '#contract/data';
import { timeRange } from '#contract/field-schemas';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { pendingRow } from './pending-row.ts';

/** From here on ids are those of items that the server does not know yet: beyond all that it gives, and within 32 bits. */
export const FIRST_TEMPORARY_ID = 2_000_000_000;

/** A save or deletion that waits on this device. */
export type PendingChange = Readonly<v.InferOutput<typeof pendingRow>>;
/** Why a change is not sent until the pilot has decided, and the fields that it is about. */
export type Parked = NonNullable<PendingChange['parked']>;
export type ParkedReason = Parked['reason'];
export type NamedItems = NonNullable<PendingChange['named']>;
/** The fields of a save or of what it was made from, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The changes of a pilot that wait here, in their order. */
export interface Queue {
  readonly changes: readonly PendingChange[];
  /** The server's ids of items that had temporary ones, by these. */
  readonly ids: ReadonlyMap<number, number>;
  /** How many changes only a newer version of the app can read. */
  readonly unreadable: number;
  /** Random names of the storage: another one where the browser has removed everything, and further ones of tabs that have stored anew what they knew of it. */
  readonly storages: readonly string[];
}

/** What is written of a queue in one transaction. */
export interface QueueWrite {
  readonly put: readonly PendingChange[];
  readonly remove: readonly PendingChange[];
}

export const EMPTY_QUEUE: Queue = { changes: [], ids: new Map(), unreadable: 0, storages: [] };

/** Whether an id is one that only this device knows. */
export function isTemporary(id: number): boolean {
  return id >= FIRST_TEMPORARY_ID;
}

/** Returns the server's id of an item; a temporary one as long as the server has none. */
export function knownId({ ids }: Pick<Queue, 'ids'>, id: number): number {
  return ids.get(id) ?? id;
}

/** Returns the changes of an item that wait, in their order. */
export function changesOf(
  queue: Queue,
  { dataType, id }: Pick<PendingChange, 'dataType' | 'id'>,
): readonly PendingChange[] {
  const known = knownId(queue, id);
  return queue.changes.filter((change) => change.dataType === dataType && knownId(queue, change.id) === known);
}

/** Returns the last change of an item that waits; undefined where none does. */
export function lastChangeOf(queue: Queue, dataType: DataType, id: number): PendingChange | undefined {
  return changesOf(queue, { dataType, id }).at(-1);
}

/** Whether a save decides about the track: a form that has never had one leaves it. */
export function isTrackChosen({ file, data, before }: PendingChange): boolean {
  return file !== null || (data.igc === null && before?.track !== null);
}

/** A part of a track file: the file by its hash, and the times of the part; null for what the analysis finds. */
interface TrackPart {
  readonly file: string;
  readonly range: TimeRange | null;
}

/** Returns the track of a save that decides about it; null where it removes that. */
export function trackOf({ file, data: { igcRange } }: PendingChange): TrackPart | null {
  return file === null ? null : { file, range: v.is(timeRange, igcRange) ? igcRange : null };
}

/** Returns the track that waits for a flight; null where none does. */
export function pendingTrackIn(queue: Queue, flightId: number): TrackPart | null {
  const chosen = changesOf(queue, { dataType: 'flight', id: flightId }).findLast(isTrackChosen);
  return chosen ? trackOf(chosen) : null;
}

/** Returns the flights whose new track, of which this is the hash, waits. */
export function pendingFlightsIn(queue: Queue, file: string): readonly number[] {
  return queue.changes.flatMap((change) => (change.file === file ? knownId(queue, change.id) : []));
}

/** Returns a change with the server's ids as far as they are known. */
export function withKnownIds(change: PendingChange, queue: Pick<Queue, 'ids'>): PendingChange {
  const { id, data, before, knownFlights } = change;
  return {
    ...change,
    id: knownId(queue, id),
    ...(knownFlights && { knownFlights: knownFlights.map((flight) => knownId(queue, flight)) }),
    data: withKnownReferences(data, queue),
    before: before && withKnownReferences(before, queue),
  };
}

/** The fields of a flight that name an item. */
export const REFERENCES = ['siteId', 'gliderId'] as const;

/** Returns values with the server's ids of the site and the glider, as far as they are known. */
export function withKnownReferences(values: Values, queue: Pick<Queue, 'ids'>): Record<string, unknown> {
  const known = REFERENCES.flatMap((name) => {
    const id = values[name];
    return typeof id === 'number' ? [[name, knownId(queue, id)]] : [];
  });
  return { ...values, ...Object.fromEntries(known) };
}

/** Returns what a form was opened with as the server can have had it: not with a site or glider that only this device knows. */
export function withoutUnknown(before: Values): Values {
  const unknown = REFERENCES.filter((name) => isTemporary(Number(before[name])));
  return { ...before, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}
