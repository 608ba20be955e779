import { ENTITIES } from '#domain/fields/entities';
import { isSameValue } from '#domain/fields/entity';
import { unitsOf } from '#domain/fields/merge';
import {
  changesOf,
  isTemporary,
  isTrackChosen,
  knownId,
  type Parked,
  type Queue,
  type QueuedChange,
  trackOf,
  type Values,
  withKnownIds,
} from './queued-change.ts';

/** What is written of a queue in one transaction. */
export interface QueueWrite {
  readonly put: readonly QueuedChange[];
  readonly remove: readonly QueuedChange[];
}

/**
 * Returns how to add a change. Each is sent for itself, since the server merges them field by field (decision 077), unless it
 * repairs what is parked, or deletes an item that only this device knows.
 */
export function folded(queue: Queue, next: QueuedChange): QueueWrite {
  return joined(queue, changesOf(queue, next), next) ?? { put: [next], remove: [] };
}

/** Returns how to park a change. The pilot may have changed its item since: that may be what helps. */
export function parkedBy(queue: Queue, change: QueuedChange, parked: Parked): QueueWrite {
  const held = { ...change, parked };
  const next = changesOf(queue, change).find(({ n }) => n > change.n);
  return (next && joined(queue, [held], next)) ?? { put: [held], remove: [] };
}

/** What it means to discard a change: alone, or with others of its item; it may stay saved; or its item is deleted once it is sent. */
export type Discard = 'alone' | 'withOthers' | 'mayStay' | 'deleted';

/** Returns what it means to discard a change; null where its item is about to be deleted already. */
export function discardOf(queue: Queue, change: QueuedChange): Discard | null {
  const isWithOthers = change.withEdits || dropped(queue, change).remove.length > 1;
  if (isUnwritten(change)) return isWithOthers ? 'withOthers' : 'alone';
  return isMakingKnown(queue, change) ? discardOfNew(queue, change) : 'mayStay';
}

function discardOfNew(queue: Queue, change: QueuedChange): Discard | null {
  const { parked } = change;
  if (parked?.reason === 'old') return 'mayStay'; // Its keys may be forgotten: it would be sent, and deleted, as another item.
  if (changesOf(queue, change).at(-1)?.kind !== 'delete') return 'deleted';
  // Sent once more, it was refused again: nothing else is left.
  if (parked?.mayBeWritten) return 'mayStay';
  return parked && 'deleted';
}

/** Discards a change, from which its item may have come to be on the server: it is sent once more under its keys, and deleted by a change with this place. */
export function discarded(
  queue: Queue,
  change: QueuedChange,
  { n, now }: { readonly n: number; readonly now: number },
): QueueWrite {
  const discard = discardOf(queue, change);
  if (discard === null) return { put: [], remove: [] };
  if (discard !== 'deleted') return dropped(queue, change);
  const sent: QueuedChange = { ...change, madeAt: now, parked: null };
  const before = only(change.data, (name) => name in ENTITIES[change.dataType].fields);
  const deletion = { kind: 'delete', data: {}, before, file: null } as const;
  const keys = { n, opKey: crypto.randomUUID(), clientKey: null, attempts: 0 };
  const others = changesOf(queue, change).filter((other) => other !== change);
  return { put: [sent, { ...sent, ...deletion, ...keys }], remove: others };
}

/** Removes a change; where only this device knows its item, all of that, and nothing that waits names it any more. */
export function dropped(queue: Queue, change: QueuedChange): QueueWrite {
  const { dataType, id } = change;
  if (!isMakingKnown(queue, change)) return { put: [], remove: [change] };
  const reference = REFERENCE_TO[dataType];
  const names = (values: Values | null): boolean => reference !== null && values?.[reference] === id;
  const cleared = (values: Values): Record<string, unknown> =>
    names(values) ? { ...values, [reference ?? '']: null } : { ...values };
  const naming = queue.changes.filter(({ data, before }) => names(data) || names(before));
  return {
    // Also in what a later form was opened with: by then the server has never had it.
    put: naming.map((other) => ({
      ...other,
      data: cleared(other.data),
      before: other.before && cleared(other.before),
    })),
    remove: changesOf(queue, change),
  };
}

/** Whether a change is the one that makes its item known to the server. */
function isMakingKnown(queue: Queue, { id, clientKey }: QueuedChange): boolean {
  return clientKey !== null && isTemporary(knownId(queue, id));
}

/** The field of a flight that names an item. */
const REFERENCE_TO = { flight: null, site: 'siteId', glider: 'gliderId', pilot: null } as const;

/** Why the server has written nothing of a change, and the next form of its item may help; about a conflict the pilot decides. */
const REPAIRABLE = ['rejected', 'refused', 'gone', 'fileLost'];

/** Whether the server is known to have written nothing of a change. */
function isUnwritten({ attempts, parked }: QueuedChange): boolean {
  if (parked === null || parked.mayBeWritten) return attempts === 0;
  return [...REPAIRABLE, 'conflict'].includes(parked.reason);
}

/** Joins changes of an item with the next one, where its form had shown all of them. Null where they stay as they are. */
function joined(queue: Queue, changes: readonly QueuedChange[], next: QueuedChange): QueueWrite | null {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last || !isUnwritten(next)) return null;
  if (isNothingLeft(queue, changes, next)) {
    const { put, remove } = dropped(queue, first);
    return { put, remove: [...remove, next] };
  }
  return isRepairable(last, next) && isSeen(queue, [last], next)
    ? { put: [repaired(queue, last, next)], remove: [last] }
    : null;
}

/** Whether a change can take the place of a parked one. A new item that may have been saved is not deleted so: its id is not known. */
function isRepairable(last: QueuedChange, next: QueuedChange): boolean {
  const { kind, parked } = last;
  if (kind === 'delete' || parked === null) return false;
  // A lost site or glider is chosen again.
  if (parked.reason === 'restored') return next.kind === 'save' && parked.fields.length > 0;
  if (!REPAIRABLE.includes(parked.reason)) return false;
  return next.kind === 'save' || last.clientKey === null || isUnwritten(last);
}

/** Whether a change deletes an item of which the server has nothing. */
function isNothingLeft(queue: Queue, changes: readonly QueuedChange[], next: QueuedChange): boolean {
  const isUnknown = next.kind === 'delete' && isTemporary(knownId(queue, next.id));
  return isUnknown && changes.every(isUnwritten) && isSeen(queue, changes, next);
}

/** Returns a change that has everything of a parked one, so that this is sent no more: compared with what that began with. */
function repaired(queue: Queue, last: QueuedChange, next: QueuedChange): QueuedChange {
  const isDeletion = next.kind === 'delete';
  const isBack = (names: readonly string[]): boolean => !isDeletion && !differ(names, next.data, last.before ?? {});
  const changed = unitsChangedBy(queue, last).filter((names) => !isBack(names));
  const compared = [...changed.flat(), ...(isTrackChosen(last) ? ['track', 'igcFileName'] : [])];
  // A site or glider that is deleted on this device, too, takes the reference along.
  const left = isDeletion ? ['siteId', 'gliderId'] : [];
  const before = last.before && {
    ...only(next.before, (name) => ![...compared, ...left].includes(name)),
    ...only(last.before, (name) => compared.includes(name) && !left.includes(name)),
  };
  const change = { ...next, clientKey: last.clientKey, named: { ...last.named, ...next.named }, before };
  if (isDeletion) return { ...change, withEdits: true };
  if (isTrackChosen(next) || !isTrackChosen(last)) return change;
  const track = only(last.data, (name) => name === 'igc' || name === 'igcRange');
  return { ...change, file: last.file, data: { ...next.data, ...track } };
}

/** Whether a form was opened with what was shown because of changes of its item. One that did not know the track, which it loads, counts as if. */
function isSeen(queue: Queue, changes: readonly QueuedChange[], next: QueuedChange): boolean {
  const values = changes.map((change) => {
    const names = unitsChangedBy(queue, change).flat();
    const track = isTrackChosen(change) && { track: JSON.stringify(trackOf(change)) };
    return { ...only(withKnownIds(change, queue).data, (name) => names.includes(name)), ...track };
  });
  const shown: Values = Object.assign({}, ...values);
  const { track, ...before } = withKnownIds(next, queue).before ?? {};
  const opened = { ...before, track: track === undefined ? shown.track : JSON.stringify(track) };
  return !differ(Object.keys(shown), shown, opened);
}

/** Returns the fields that a change alters, those together that are one value. */
export function unitsChangedBy(queue: Queue, change: QueuedChange): readonly (readonly string[])[] {
  const { dataType, data, before } = withKnownIds(change, queue);
  return unitsOf(ENTITIES[dataType].fields).filter((names) => differ(names, data, before ?? {}));
}

/** Whether the values of fields differ; those that the second version does not have do. */
function differ(names: readonly string[], first: Values, second: Values): boolean {
  return names.some((name) => name in first && !(name in second && isSameValue(first[name], second[name])));
}

function only(values: Values | null, isWanted: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => isWanted(name)));
}
