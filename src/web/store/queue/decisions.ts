import { ENTITIES } from '#domain/fields/entities';
import { type FieldTable, omitted, picked } from '#domain/fields/field';
import { mergeFields } from '#domain/fields/merge';
import { FIRST_TEMPORARY_ID, type Parked, type ParkedReason, type QueuedChange, type Values } from './queued-change.ts';

/** What helps a change: its form, a choice between two devices, or one tap. Any can be exported and discarded as well. */
export type Repair = 'open' | 'choose' | 'saveAsNew' | 'sendAgain';

const REPAIRS: Readonly<Record<Exclude<ParkedReason, 'restored'>, Repair>> = {
  rejected: 'open',
  conflict: 'choose',
  gone: 'saveAsNew',
  old: 'sendAgain',
  refused: 'sendAgain',
  fileLost: 'open',
  known: 'sendAgain',
};

/** Returns what a change offers; null where it only waits to be sent. A save that waits can be opened. */
export function repairOf(change: QueuedChange): Repair | null {
  const { kind, parked } = change;
  if (kind === 'delete') return parked && 'sendAgain';
  if (parked?.reason === 'restored') return repairAfterRestore(change, parked);
  return parked ? REPAIRS[parked.reason] : 'open';
}

function repairAfterRestore({ clientKey }: QueuedChange, { fields }: Parked): Repair {
  if (fields.length > 0) return 'open';
  return clientKey === null ? 'sendAgain' : 'saveAsNew';
}

/** Which of two values the pilot keeps of a field that another device has changed, too. */
export type ChosenSides = ReadonlyMap<string, 'mine' | 'theirs'>;

/** Returns a save of a deleted item as one of a new item. */
export function savedAsNew(change: QueuedChange): QueuedChange {
  const id = FIRST_TEMPORARY_ID + change.n; // The server's is that of the deleted item.
  return { ...sentAnew(change), id, clientKey: crypto.randomUUID(), before: null };
}

/**
 * Returns a change to be tried again. The same save keeps its key, since it may have reached the server, unless that has refused it: the key
 * may be what it does not take. A deletion whose item another device has changed is decided, whatever the item is by now; so is a track
 * that another flight has. `now` is in Unix milliseconds.
 */
export function sentAgain(change: QueuedChange, now: number): QueuedChange {
  const isRefused = change.parked?.reason === 'refused' && !change.parked.mayBeWritten;
  const isDecided = change.kind === 'delete' && change.parked?.reason === 'conflict';
  if (isDecided) return { ...sentAnew(change), before: null };
  const { knownFlights, ...unasked } = change;
  const isAsked = knownFlights && change.parked?.reason !== 'known';
  const opKey = isRefused ? crypto.randomUUID() : change.opKey;
  return { ...unasked, opKey, ...(isAsked && { knownFlights }), parked: null, madeAt: now };
}

/** Returns a save in conflict with what is chosen, and all else as a merge has it. `theirs` are the item's values by now; what nobody chose stays the pilot's own. */
export function withChoice(change: QueuedChange, theirs: Values, sides: ChosenSides): QueuedChange {
  const fields: FieldTable = ENTITIES[change.dataType].fields;
  const mine = picked(change.data, Object.keys(fields));
  const { values, conflicts } = mergeFields(fields, { before: change.before ?? {}, mine, stored: theirs });
  const chosen = picked(
    mine,
    conflicts.filter((field) => sides.get(field) !== 'theirs'),
  );
  const { data, ...track } = trackAfterChoice(change, theirs, sides.get('igc'));
  return { ...sentAnew(change), ...track, data: { ...data, ...values, ...chosen } };
}

function sentAnew(change: QueuedChange): QueuedChange {
  return { ...change, opKey: crypto.randomUUID(), attempts: 0, parked: null };
}

const TRACK_FIELDS = ['igc', 'igcFileName', 'igcRange'];

/** Where the track is no conflict, it is compared again as it was opened; where it is, the choice counts. */
function trackAfterChoice(change: QueuedChange, theirs: Values, side: 'mine' | 'theirs' | undefined) {
  const { data, file, before, parked } = change;
  const opened = picked(before ?? {}, ['track', 'igcFileName']);
  if (!parked?.fields.includes('igc')) return { data, file, before: { ...opened, ...theirs } };
  if (side !== 'theirs') return { data, file, before: theirs };
  return { data: omitted(data, TRACK_FIELDS), file: null, before: theirs };
}
