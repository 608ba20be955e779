import * as v from 'valibot';
import { DATA_TYPES, type DataType } from '#contract/data';
import { timeRange } from '#contract/field-schemas';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { StoredRow } from '../../stored/stored-database.ts';

/** From here on ids are those of items that the server does not know yet: beyond all that it gives, and within 32 bits. */
export const FIRST_TEMPORARY_ID = 2_000_000_000;

/** Why a change is not sent until the pilot has decided. */
export const PARKED_REASONS = [
  /** The server rejects some of its fields. */
  'rejected',
  /** Another device has changed the same fields since. */
  'conflict',
  /** The item was deleted on another device. */
  'gone',
  /** The logbook was restored from a backup: the id may mean another item. */
  'restored',
  /** It may have reached the server so long ago that the server no longer knows its key. */
  'old',
  /** The server takes no such change, a limit or another version, or it alone has failed (`mayBeWritten`). */
  'refused',
  /** The browser has removed the file of its track. */
  'fileLost',
  /** Another flight has its track, of which the form did not know: it may be the same one, saved on another device. */
  'known',
] as const;
export type ParkedReason = (typeof PARKED_REASONS)[number];

const values = v.record(v.string(), v.unknown());
/** When items of the server were made, and their names, by type and id ('site 2'). */
const namedItems = v.record(v.string(), v.object({ createdAt: v.string(), name: v.string() }));
export type NamedItems = Readonly<v.InferOutput<typeof namedItems>>;

/**
 * A save or deletion that waits on this device. Rows of it are for ever: a version of the app reads those of all that came before,
 * and leaves those of a later one alone. It holds codes and values, never texts of one language.
 */
const queuedChange = v.object({
  v: v.literal(1),
  /** Its place in the order, counted up per pilot and device. */
  n: v.number(),
  opKey: v.string(),
  /** Of a new item. */
  clientKey: v.nullable(v.string()),
  dataType: v.picklist(DATA_TYPES),
  /** The server's, or a temporary one; 0 for the pilot. */
  id: v.number(),
  kind: v.picklist(['save', 'delete']),
  /** The fields of the save; references may be temporary ids. */
  data: values,
  /** The values when the form was opened; null for a new item. */
  before: v.nullable(values),
  /** The SHA-256 of a flight's new track, whose bytes are stored under it; null without one. */
  file: v.nullable(v.string()),
  /**
   * The other flights with this file that the form has shown, or that waited here, some by temporary ids: the server is asked for
   * further ones before it is first sent. Absent where it is not asked: without a file, in old rows, and once the pilot has decided.
   */
  knownFlights: v.exactOptional(v.array(v.number())),
  /** The epoch of the logbook in which it was made. */
  epoch: v.string(),
  /** The items that it names: after a restore an id may mean another. Absent in old rows. */
  named: v.exactOptional(namedItems),
  /** Of a deletion: it has taken the place of what was changed of its item before, which the server has not taken. */
  withEdits: v.exactOptional(v.literal(true)),
  /** Unix milliseconds by the device's clock: shown, never compared with those of another device. */
  madeAt: v.number(),
  /** How often it may have reached the server: one that may have is never changed. */
  attempts: v.number(),
  parked: v.nullable(
    v.object({
      reason: v.picklist(PARKED_REASONS),
      /** The fields that were rejected or are in conflict. */
      fields: v.array(v.string()),
      /** Where it was not the server that refused it: an earlier attempt may have reached that, or did before a restore. */
      mayBeWritten: v.exactOptional(v.literal(true)),
      /** Names of the site and the glider that a restored logbook does not have. */
      names: v.exactOptional(v.array(v.string())),
      /** The other flight that has its track. */
      flightId: v.exactOptional(v.number()),
    }),
  ),
});

export type QueuedChange = Readonly<v.InferOutput<typeof queuedChange>>;
/** Why a change is not sent until the pilot has decided, and the fields that it is about. */
export type Parked = NonNullable<QueuedChange['parked']>;
/** The fields of a save or of what it was made from, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The changes of a pilot that wait here, in their order. */
export interface Queue {
  readonly changes: readonly QueuedChange[];
  /** The server's ids of items that had temporary ones, by these. */
  readonly ids: ReadonlyMap<number, number>;
  /** How many changes only a newer version of the app can read. */
  readonly unreadable: number;
  /** Random names of the storage: another one where the browser has removed everything, and further ones of tabs that have stored anew what they knew of it. */
  readonly storages: readonly string[];
}

/** What is written of a queue in one transaction. */
export interface QueueWrite {
  readonly put: readonly QueuedChange[];
  readonly remove: readonly QueuedChange[];
}

export const EMPTY_QUEUE: Queue = { changes: [], ids: new Map(), unreadable: 0, storages: [] };

/** Returns the changes in the rows of a pilot's queue. */
export function queueIn(rows: readonly StoredRow[], ids: readonly StoredRow[]): Queue {
  const changes = rows.map(({ row }) => row).filter((row) => v.is(queuedChange, row));
  return {
    changes: changes.sort((first, second) => first.n - second.n),
    ids: new Map(ids.flatMap(({ key, row }) => (typeof row === 'number' ? [[Number(key.split('/')[1]), row]] : []))),
    unreadable: rows.length - changes.length,
    storages: ids.flatMap(({ row }) => (typeof row === 'string' ? row : [])), // Older versions of the app pass over texts.
  };
}

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
  { dataType, id }: Pick<QueuedChange, 'dataType' | 'id'>,
): readonly QueuedChange[] {
  const known = knownId(queue, id);
  return queue.changes.filter((change) => change.dataType === dataType && knownId(queue, change.id) === known);
}

/** Returns the last change of an item that waits; undefined where none does. */
export function lastChangeOf(queue: Queue, dataType: DataType, id: number): QueuedChange | undefined {
  return changesOf(queue, { dataType, id }).at(-1);
}

/** Whether the server is known to have written nothing of a change. */
export function isUnwritten({ attempts, parked }: QueuedChange): boolean {
  if (parked === null || parked.mayBeWritten) return attempts === 0;
  return !['restored', 'old'].includes(parked.reason);
}

/** Whether a save decides about the track: a form that has never had one leaves it. */
export function isTrackChosen({ file, data, before }: QueuedChange): boolean {
  return file !== null || (data.igc === null && before?.track !== null);
}

/** A part of a track file: the file by its hash, and the times of the part; null for what the analysis finds. */
interface TrackPart {
  readonly file: string;
  readonly range: TimeRange | null;
}

/** Returns the track of a save that decides about it; null where it removes that. */
export function trackOf({ file, data: { igcRange } }: QueuedChange): TrackPart | null {
  return file === null ? null : { file, range: v.is(timeRange, igcRange) ? igcRange : null };
}

/** Returns the track that waits for a flight; null where none does. */
export function waitingTrackIn(queue: Queue, flightId: number): TrackPart | null {
  const chosen = changesOf(queue, { dataType: 'flight', id: flightId }).findLast(isTrackChosen);
  return chosen ? trackOf(chosen) : null;
}

/** Returns the flights whose new track, of which this is the hash, waits. */
export function waitingFlightsIn(queue: Queue, file: string): readonly number[] {
  return queue.changes.flatMap((change) => (change.file === file ? knownId(queue, change.id) : []));
}

/** Returns a change with the server's ids as far as they are known. */
export function withKnownIds(change: QueuedChange, queue: Pick<Queue, 'ids'>): QueuedChange {
  const { id, data, before, knownFlights } = change;
  return {
    ...change,
    id: knownId(queue, id),
    ...(knownFlights && { knownFlights: knownFlights.map((flight) => knownId(queue, flight)) }),
    data: withKnownReferences(data, queue),
    before: before && withKnownReferences(before, queue),
  };
}

/** Whether a change names an item that the server does not know yet; the first change of a new item is the one that makes it known. */
export function needsUnknown(queue: Queue, change: QueuedChange): boolean {
  const { id, clientKey, data } = withKnownIds(change, queue);
  const isUnknown = (value: unknown): boolean => typeof value === 'number' && isTemporary(value);
  return (clientKey === null && isUnknown(id)) || REFERENCES.some((name) => isUnknown(data[name]));
}

/**
 * Returns what waits for an item that only this device knew, and that was dropped while a form of another tab named it: parked, so
 * that the pilot sees it. A deletion of such an item is undefined: there is nothing to delete.
 */
export function strandedIn(queue: Queue): ReadonlyMap<QueuedChange, QueuedChange | undefined> {
  const awaited = new Set(queue.changes.flatMap(({ id, clientKey }) => (clientKey === null ? [] : [id])));
  // What cannot be read may make it known.
  const isGone = (id: unknown): boolean =>
    typeof id === 'number' && isTemporary(id) && !awaited.has(id) && queue.unreadable === 0;
  const stranded = queue.changes.flatMap((change): [QueuedChange, QueuedChange | undefined][] => {
    const { id, data, kind, parked } = withKnownIds(change, queue);
    if (parked !== null) return [];
    if (isGone(id))
      return [[change, kind === 'delete' ? undefined : { ...change, parked: { reason: 'gone', fields: [] } }]];
    const fields = REFERENCES.filter((name) => isGone(data[name]));
    return fields.length > 0 ? [[change, { ...change, parked: { reason: 'rejected', fields } }]] : [];
  });
  return new Map(stranded);
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

/** Returns a queue with other places and temporary ids, where another has the same. */
export function movedBy(places: number, { changes, ids, ...rest }: Queue): Queue {
  const moved = (id: number): number => (isTemporary(id) ? id + places : id);
  const own = new Set([...changes.map(({ id }) => id), ...ids.keys()].filter(isTemporary));
  const names = { ids: new Map([...own].map((id) => [id, moved(id)])) };
  return {
    changes: changes.map((change) => ({ ...withKnownIds(change, names), n: change.n + places })),
    ids: new Map([...ids].map(([temporary, id]) => [moved(temporary), id])),
    ...rest,
  };
}
