import { ENTITIES } from '#domain/fields/entities';
import { isSameValue } from '#domain/fields/entity';
import { unitsOf } from '#domain/fields/merge';
import { withoutTags, withTags } from '#domain/tags';
import {
  changesOf,
  FIRST_TEMPORARY_ID,
  isTemporary,
  knownId,
  type Queue,
  type QueuedChange,
  type Values,
} from './queued-change.ts';

/** What is written of a queue in one transaction. */
export interface QueueWrite {
  readonly put: readonly QueuedChange[];
  readonly remove: readonly QueuedChange[];
}

/** Whether the server is known to have written nothing of a change: it can be replaced. */
export function isReplaceable({ attempts, parked }: Pick<QueuedChange, 'attempts' | 'parked'>): boolean {
  return parked === null ? attempts === 0 : !MAY_BE_WRITTEN.includes(parked.reason);
}

const MAY_BE_WRITTEN: readonly string[] = ['old', 'restored'];

/** Returns how to add a change: it is joined with the last one of its item where nothing of that is written. Its place is the last. */
export function folded(queue: Queue, next: QueuedChange): QueueWrite {
  const last = changesOf(queue, next).at(-1);
  const isOwn = !last || !isReplaceable(last) || (last.parked ? isUnseen(last, next) : keepsPlace(last, next));
  return isOwn ? { put: [next], remove: [] } : joined(queue, last, next);
}

/**
 * Returns how to park a change. Where the server has written nothing of it and the pilot has changed its item since, both are sent
 * as one: the second may be what helps.
 */
export function parkedBy(queue: Queue, change: QueuedChange, parked: NonNullable<QueuedChange['parked']>): QueueWrite {
  const held = { ...change, parked };
  const next = changesOf(queue, change).find(({ n }) => n > change.n);
  const isJoined = next && isReplaceable(held) && isReplaceable(next) && !isUnseen(held, next);
  return isJoined ? joined(queue, held, next) : { put: [held], remove: [] };
}

/** Removes a change; where only this device knows its item, all of that, and nothing that waits names it any more. */
export function dropped(queue: Queue, change: QueuedChange): QueueWrite {
  const { dataType, id, clientKey } = change;
  if (clientKey === null || !isTemporary(knownId(queue, id))) return { put: [], remove: [change] };
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

/** The field of a flight that names an item. */
const REFERENCE_TO = { flight: null, site: 'siteId', glider: 'gliderId', pilot: null } as const;

/**
 * A change of name keeps its place: another item may have the name only after it, or only before. So does one that names an item
 * made since: the first would wait for that, and for what lies between. And so does one of a form that had not shown the first.
 */
function keepsPlace(last: QueuedChange, next: QueuedChange): boolean {
  if (next.kind !== 'save' || last.kind !== 'save') return false;
  const isNamed = next.dataType === 'site' || next.dataType === 'glider';
  const later = [next.data.siteId, next.data.gliderId].filter((id) => Number(id) > FIRST_TEMPORARY_ID + last.n);
  return (
    later.length > 0 ||
    isCleared(last, next) ||
    (isNamed && last.data.name !== next.data.name) ||
    isContested(last, next)
  );
}

/** Whether the site or glider of the first was deleted before the second was made, which comes after that then. */
function isCleared({ data }: QueuedChange, { before }: QueuedChange): boolean {
  return ['siteId', 'gliderId'].some((name) => data[name] && before?.[name] === null);
}

/** Whether both have changed a field without that the form of the second had shown the first: another tab's. The server finds the conflict. */
function isContested(last: QueuedChange, next: QueuedChange): boolean {
  return contestedUnits(last, next).length > 0;
}

/** Like `isContested`, for a change that is parked: a form that has shown its conflict was opened with what the other device has saved. */
function isUnseen(last: QueuedChange, next: QueuedChange): boolean {
  return contestedUnits(last, next).some((names) => !differ(names, next.before ?? {}, last.before));
}

function contestedUnits(last: QueuedChange, next: QueuedChange): readonly (readonly string[])[] {
  return unitsOf(ENTITIES[next.dataType].fields).filter(
    (names) =>
      !names.includes('tags') &&
      next.before !== null &&
      differ(names, last.data, last.before) &&
      differ(names, last.data, next.before) &&
      differ(names, next.data, next.before) &&
      differ(names, next.data, last.data),
  );
}

/**
 * Joins a change with the next one of its item, as if both were one save. A deletion has its own place: what was made between
 * may name the item. Nothing is left of a new item that is deleted, or of one that is gone.
 */
function joined(queue: Queue, last: QueuedChange, next: QueuedChange): QueueWrite {
  if (last.kind === 'delete') return { put: [next], remove: [last] };
  if (next.kind === 'delete') {
    const isNothingLeft = last.clientKey !== null || last.parked?.reason === 'gone';
    if (!isNothingLeft) return { put: [{ ...next, before: deletedBefore(last, next) }], remove: [last] };
    const { put, remove } = dropped(queue, last);
    return { put, remove: [...remove, next] };
  }
  const data = joinedData(last, next);
  const joinedChange = {
    ...next,
    n: last.n,
    clientKey: last.clientKey,
    data,
    before: joinedBefore(last, next, data),
    file: isTrackChosen(next) ? next.file : last.file,
  };
  return { put: [joinedChange], remove: [next] };
}

/** A site or glider that is deleted on this device, too, takes the references to it along: they are not compared. */
function deletedBefore(last: QueuedChange, next: QueuedChange): Values | null {
  const before = joinedBefore(last, next, null);
  return before && without(before, ['siteId', 'gliderId']);
}

/** Whether a save decides about the track: a form that has never had one leaves it. */
function isTrackChosen({ file, data, before }: QueuedChange): boolean {
  return file !== null || (data.igc === null && before?.track !== null);
}

const TRACK_FIELDS = ['igc', 'igcFileName', 'igcRange'];

/** Returns the values of two saves: the second one's, but for what its form had never seen of the first, and left. */
function joinedData(last: QueuedChange, next: QueuedChange): Record<string, unknown> {
  const { fields } = ENTITIES[next.dataType];
  const decided = last.parked?.reason === 'conflict' ? last.parked.fields : [];
  const unseen = unitsOf(fields).filter(
    (names) =>
      !names.some((name) => decided.includes(name)) &&
      differ(names, last.data, last.before) &&
      differ(names, last.data, next.before) &&
      !differ(names, next.data, next.before),
  );
  const isChosen = isTrackChosen(next);
  const isLeft = !isChosen && last.file !== null && 'igc' in next.data;
  return {
    ...without(last.data, isChosen ? TRACK_FIELDS : []),
    ...without(next.data, isLeft ? TRACK_FIELDS : []),
    ...Object.fromEntries(unseen.flat().map((name) => [name, last.data[name]])),
    ...('tags' in last.data && 'tags' in next.data && { tags: joinedTags(last, next) }),
  };
}

/**
 * Returns what was stored when the second form was opened: where it has shown the first one's value, what that began with, unless
 * the joined save goes back to that. `data` is what the joined save has; null for a deletion.
 */
function joinedBefore(last: QueuedChange, next: QueuedChange, data: Values | null): Record<string, unknown> | null {
  const [first, second]: (Values | null)[] = [last.before, next.before];
  if (!first || !second) return last.before;
  const isOfFirst = (name: string): boolean =>
    name === 'track'
      ? isTrackChosen(last)
      : name in last.data &&
        isSameValue(second[name], last.data[name]) &&
        !(data && name in data && isSameValue(data[name], first[name]));
  const values = Object.keys({ ...first, ...second }).flatMap((name) => {
    const from = isOfFirst(name) ? first : second;
    return name in from ? [[name, from[name]]] : [];
  });
  return { ...Object.fromEntries(values), ...('tags' in second && { tags: tagsBefore(last, second, data) }) };
}

function tagsBefore(last: QueuedChange, second: Values, data: Values | null): readonly string[] {
  const { added, removed } = tagChanges(last);
  const now = tagsIn(data?.tags);
  const [stillAdded, stillRemoved] = data
    ? [withoutTags(added, withoutTags(added, now)), withoutTags(removed, now)]
    : [added, removed];
  return withTags(withoutTags(tagsIn(second.tags), stillAdded), stillRemoved);
}

function joinedTags(last: QueuedChange, next: QueuedChange): readonly string[] {
  const { added, removed } = tagChanges(last);
  const seen = tagsIn(next.before?.tags);
  if (next.before === null) return tagsIn(next.data.tags);
  const stillThere = withoutTags(removed, withoutTags(removed, seen));
  return withTags(withoutTags(tagsIn(next.data.tags), stillThere), withoutTags(added, seen));
}

/** Returns which tags a save has added and removed. */
function tagChanges({ data, before }: QueuedChange) {
  const [from, to] = [tagsIn(before?.tags), tagsIn(data.tags)];
  return { added: withoutTags(to, from), removed: withoutTags(from, to) };
}

/** Whether the values of fields differ; those that a version does not have do. */
function differ(names: readonly string[], first: Values, second: Values | null): boolean {
  return names.some((name) => name in first && !(second && name in second && isSameValue(first[name], second[name])));
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function tagsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
