import { ENTITIES } from '#domain/fields/entities';
import { isSameValue } from '#domain/fields/entity';
import { omitted, picked } from '#domain/fields/field';
import { unitsOf } from '#domain/fields/merge';
import { mayBeSaved, ruleOf } from './choices.ts';
import { withoutChange } from './discard.ts';
import {
  changesOf,
  isTemporary,
  isTrackChosen,
  knownId,
  type Need,
  needingPilot,
  needOf,
  type PendingChange,
  type Queue,
  trackOf,
  type Values,
} from './pending-change.ts';
import { REFERENCES, withKnownIds } from './references.ts';
import { type QueueWrite, removed } from './removal.ts';

/**
 * Returns how to add a change. Each is sent for itself, since the server merges them field by field (decision 077), unless it
 * repairs one that needs the pilot, or deletes an item that only this device knows.
 */
export function joined(queue: Queue, next: PendingChange): QueueWrite {
  return joinedWith(queue, changesOf(queue, next), next) ?? { put: [next], remove: [] };
}

/** Returns how a change comes to need the pilot. The pilot may have changed its item since: that may be what helps. */
export function withNeed(queue: Queue, change: PendingChange, need: Need): QueueWrite {
  const held = needingPilot(change, need);
  const next = changesOf(queue, change).find(({ n }) => n > change.n);
  return (next && joinedWith(queue, [held], next)) ?? { put: [held], remove: [] };
}

/** Joins changes of an item with the next one, where its form had shown all of them. Null when they stay as they are. */
function joinedWith(queue: Queue, changes: readonly PendingChange[], next: PendingChange): QueueWrite | null {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last || mayBeSaved(next)) return null;
  if (isNothingLeft(queue, changes, next)) {
    const { put, remove } = withoutChange(queue, first, 'nothingLeft');
    return { put, remove: [...remove, ...removed('nothingLeft', [next])] };
  }
  return isReplaceable(last, next) && isSeen(queue, [last], next)
    ? { put: [repaired(queue, last, next)], remove: removed('replaced', [last]) }
    : null;
}

/** Whether a change can take the place of one that needs the pilot. A new item that may have been saved is not deleted so: its id is not known. */
function isReplaceable(last: PendingChange, next: PendingChange): boolean {
  if (last.kind === 'delete' || needOf(last) === null) return false;
  const { replacedBy } = ruleOf(last);
  if (next.kind === 'save') return replacedBy !== 'none';
  return replacedBy === 'saveOrDeletion' && (last.clientKey === null || !mayBeSaved(last));
}

/** Whether a change deletes an item of which the server has nothing. */
function isNothingLeft(queue: Queue, changes: readonly PendingChange[], next: PendingChange): boolean {
  const isUnknown = next.kind === 'delete' && isTemporary(knownId(queue, next.id));
  return isUnknown && !changes.some(mayBeSaved) && isSeen(queue, changes, next);
}

/** Returns a change with everything of the replaced one, compared with the values which that one began with. */
function repaired(queue: Queue, last: PendingChange, next: PendingChange): PendingChange {
  const isDeletion = next.kind === 'delete';
  const isBack = (names: readonly string[]): boolean => !isDeletion && !differ(names, next.data, last.before ?? {});
  const changed = unitsChangedBy(queue, last).filter((names) => !isBack(names));
  const compared = [...changed.flat(), ...(isTrackChosen(last) ? ['track', 'igcFileName'] : [])];
  const begun: Values | null = last.before && {
    ...omitted(next.before ?? {}, compared),
    ...picked(last.before, compared),
  };
  // A site or glider that is deleted on this device, too, takes the reference along.
  const before = begun && (isDeletion ? omitted(begun, REFERENCES) : begun);
  const change = { ...next, clientKey: last.clientKey, named: { ...last.named, ...next.named }, before };
  if (isDeletion) return { ...change, replacesEdits: true };
  if (isTrackChosen(next) || !isTrackChosen(last)) return change;
  const track = picked(last.data, ['igc', 'igcRange']);
  const { file, knownFlights } = last;
  return { ...change, file, ...(knownFlights && { knownFlights }), data: { ...next.data, ...track } };
}

/** Whether a form was opened with values shown because of changes of its item. One that did not know the track, which it loads, counts as if. */
function isSeen(queue: Queue, changes: readonly PendingChange[], next: PendingChange): boolean {
  const values = changes.map((change) => {
    const track = isTrackChosen(change) && { track: JSON.stringify(trackOf(change)) };
    return { ...picked(withKnownIds(change, queue).data, unitsChangedBy(queue, change).flat()), ...track };
  });
  const shown: Values = Object.assign({}, ...values);
  const { track, ...before } = withKnownIds(next, queue).before ?? {};
  const opened = { ...before, track: track === undefined ? shown.track : JSON.stringify(track) };
  return !differ(Object.keys(shown), shown, opened);
}

/** Returns the fields that a change alters, those together that are one value. */
export function unitsChangedBy(queue: Queue, change: PendingChange): readonly (readonly string[])[] {
  const { dataType, data, before } = withKnownIds(change, queue);
  return unitsOf(ENTITIES[dataType].fields).filter((names) => differ(names, data, before ?? {}));
}

/** Whether the values of fields differ; those that the second version does not have do. */
function differ(names: readonly string[], first: Values, second: Values): boolean {
  return names.some((name) => name in first && !(name in second && isSameValue(first[name], second[name])));
}
