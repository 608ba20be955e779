import * as v from 'valibot';
import type { DataType } from '#contract/data';
import { timeRange } from '#contract/field-schemas';
import type { TimeRange } from '#domain/track/flight/time-range';

/** From here on ids are those of items that the server does not know yet: beyond all that it gives, and within 32 bits. */
export const FIRST_TEMPORARY_ID = 2_000_000_000;

/** The fields of a save or of what it was made from, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** When items of the server were made, and their names, by {@link keyOf}. */
export type NamedItems = Readonly<Record<string, { readonly createdAt: string; readonly name: string }>>;

/** Returns the key of an item among those of all types: 'site 2'. */
export function keyOf({ dataType, id }: Pick<PendingChange, 'dataType' | 'id'>): string {
  return `${dataType} ${id}`;
}

/**
 * A save or deletion that is stored on this device until the server has acknowledged it. What a form has before that is its draft
 * (`parts/form/draft`), which becomes a pending change in one transaction.
 */
export interface PendingChange {
  /** Its place in the order, counted up per pilot and device. */
  readonly n: number;
  /** The key of this save: repeated, it saves nothing again. */
  readonly opKey: string;
  /** The key of a new item; null for one that the server knows. */
  readonly clientKey: string | null;
  readonly dataType: DataType;
  /** The server's id, or a temporary one; 0 for the pilot. */
  readonly id: number;
  readonly kind: 'save' | 'delete';
  /** The fields of the save; references may be temporary ids. */
  readonly data: Values;
  /** The values when the form was opened; null for a new item. */
  readonly before: Values | null;
  /** The SHA-256 of a flight's new track, whose bytes are stored under it; null without one. */
  readonly file: string | null;
  /**
   * The other flights with this file that the form has shown, or that were pending here, some by temporary ids: the server is asked
   * for further ones before the first attempt. Absent where it is not asked: without a file, in old rows, and once the pilot has decided.
   */
  readonly knownFlights?: readonly number[];
  /** The epoch of the logbook in which it was made. */
  readonly epoch: string;
  /** The items that it names: after a restore an id may mean another. Absent in old rows. */
  readonly named?: NamedItems;
  /** Of a deletion: it has replaced edits of its item that the server has not taken. */
  readonly replacesEdits?: true;
  /** Unix milliseconds by the device's clock: shown, never compared. */
  readonly madeAt: number;
  readonly status: PendingStatus;
}

/**
 * How far a change has come. It is removed once it is acknowledged, discarded, replaced, or has nothing left to do (`removal.ts`); what
 * could not be stored here was never pending.
 */
export type PendingStatus =
  /** It has never reached the server. */
  | { readonly state: 'waiting' }
  /**
   * It may have reached the server: the outcome of an attempt is unknown. So it is not altered, only sent again under its key. `since`
   * is the first such attempt, in Unix milliseconds by the server's clock; null in rows of version 1.1.0.
   */
  | { readonly state: 'attempted'; readonly since: number | null }
  | NeedsPilot;

/** The change is not sent until the pilot has decided. */
export interface NeedsPilot {
  readonly state: 'needsPilot';
  readonly reason: Reason;
  /** The fields that it is about. */
  readonly fields: readonly string[];
  /** The server's problems, as codes; the page parses them and has the texts. */
  readonly problems?: readonly unknown[];
  /** Names of the site and the glider that a restored logbook does not have. */
  readonly names?: readonly string[];
  /** The other flight that has its track. */
  readonly flightId?: number;
  /** The attempt before, where its outcome is unknown: see {@link PendingStatus}. */
  readonly attempted?: { readonly since: number | null };
}

/** Why a change needs the pilot. What each allows is in `choices.ts`. */
export const REASONS = [
  /** The server rejects some of its fields. */
  'rejected',
  /** Another device has changed the same fields since. */
  'conflict',
  /** The item was deleted on another device. */
  'gone',
  /** The server takes no such change: a limit, or another version. */
  'refused',
  /** It alone has failed several times, as at a proxy that takes no body of its size. */
  'failedAlone',
  /** It may have reached the server so long ago that the server no longer knows its key. */
  'old',
  /** The browser has removed the file of its track. */
  'fileLost',
  /** Another flight has its track, of which the form did not know: it may be the same one, saved on another device. */
  'known',
  /** The logbook was restored from a backup: the id may mean another item. */
  'restored',
  /** The logbook was restored from a backup, and does not have the item, which may have been saved before. */
  'restoredNew',
  /** The logbook was restored from a backup, and does not have the site or glider that it names. */
  'restoredReference',
] as const;
export type Reason = (typeof REASONS)[number];

export const WAITING: PendingStatus = { state: 'waiting' };

/** Returns why a change needs the pilot; null while it can be sent. */
export function needOf({ status }: Pick<PendingChange, 'status'>): NeedsPilot | null {
  return status.state === 'needsPilot' ? status : null;
}

/** Returns the attempt whose outcome is unknown; null when there is none. */
export function attemptOf({ status }: Pick<PendingChange, 'status'>): { readonly since: number | null } | null {
  if (status.state === 'attempted') return status;
  return status.state === 'needsPilot' ? (status.attempted ?? null) : null;
}

/** Why the pilot has to decide, without earlier attempts. */
export type Need = Omit<NeedsPilot, 'state' | 'attempted'>;

/** Returns a change that needs the pilot. An attempt whose outcome is unknown stays noted. */
export function needingPilot(change: PendingChange, need: Need): PendingChange {
  const attempt = attemptOf(change);
  const { attempted: _, ...own }: Need & Pick<NeedsPilot, 'attempted'> = need;
  return {
    ...change,
    status: { ...own, state: 'needsPilot', ...(attempt && { attempted: { since: attempt.since } }) },
  };
}

/** Returns the same save as one that can be sent: one of unknown outcome stays that. */
export function sendable(change: PendingChange): PendingChange {
  const attempt = attemptOf(change);
  return { ...change, status: attempt ? { state: 'attempted', since: attempt.since } : WAITING };
}

/** The pending changes of a pilot on this device, in their order. */
export interface Queue {
  readonly changes: readonly PendingChange[];
  /** The server's ids of items that had temporary ones, by these. */
  readonly ids: ReadonlyMap<number, number>;
  /** How many changes only a newer version of the app can read. */
  readonly unreadable: number;
  /** Random names of the storage: another one where the browser has removed everything, and further ones of tabs that have stored anew what they knew of it. */
  readonly storages: readonly string[];
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

/** Returns the changes of an item in their order. */
export function changesOf(
  queue: Queue,
  { dataType, id }: Pick<PendingChange, 'dataType' | 'id'>,
): readonly PendingChange[] {
  const known = knownId(queue, id);
  return queue.changes.filter((change) => change.dataType === dataType && knownId(queue, change.id) === known);
}

/** Returns the last pending change of an item; undefined when there is none. */
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

/** Returns the track of a save that decides about it; null when it removes that. */
export function trackOf({ file, data: { igcRange } }: PendingChange): TrackPart | null {
  return file === null ? null : { file, range: v.is(timeRange, igcRange) ? igcRange : null };
}

/** Returns the pending track of a flight; null when there is none. */
export function pendingTrackIn(queue: Queue, flightId: number): TrackPart | null {
  const chosen = changesOf(queue, { dataType: 'flight', id: flightId }).findLast(isTrackChosen);
  return chosen ? trackOf(chosen) : null;
}

/** Returns the flights whose pending track has this hash. */
export function pendingFlightsIn(queue: Queue, file: string): readonly number[] {
  return queue.changes.flatMap((change) => (change.file === file ? knownId(queue, change.id) : []));
}
