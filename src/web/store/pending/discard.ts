import { ENTITIES } from '#domain/fields/entities';
import { picked } from '#domain/fields/field';
import { mayBeSaved, ruleOf } from './choices.ts';
import {
  changesOf,
  isTemporary,
  knownId,
  needOf,
  type PendingChange,
  type Queue,
  sendable,
  type Values,
  WAITING,
} from './pending-change.ts';
import { referencesIn, withGliders } from './references.ts';
import { type QueueWrite, type RemovalReason, removed } from './removal.ts';

/**
 * What it means to discard a change: alone, with others of its item, or with the edits that it has replaced; it may stay saved; or its
 * item is deleted once it is sent.
 */
export type Discard = 'alone' | 'withOthers' | 'withEdits' | 'mayStay' | 'deleted';

/** Returns the effect of discarding a change; null when its item is about to be deleted already. */
export function discardOf(queue: Queue, change: PendingChange): Discard | null {
  if (change.replacesEdits) return 'withEdits';
  if (!mayBeSaved(change)) return withoutChange(queue, change).remove.length > 1 ? 'withOthers' : 'alone';
  return isMakingKnown(queue, change) ? discardOfNew(queue, change) : 'mayStay';
}

function discardOfNew(queue: Queue, change: PendingChange): Discard | null {
  const { sentToBeDeleted } = ruleOf(change);
  if (sentToBeDeleted === 'never') return 'mayStay';
  if (changesOf(queue, change).at(-1)?.kind !== 'delete') return 'deleted';
  // Sent once more, it was refused again: nothing else is left.
  if (sentToBeDeleted === 'once') return 'mayStay';
  return needOf(change) && 'deleted';
}

/** Discards a change, from which its item may have come to be on the server: it is sent once more under its keys, and deleted by a change with the place `n`. */
export function discarded(queue: Queue, change: PendingChange, n: number): QueueWrite {
  const discard = discardOf(queue, change);
  if (discard === null) return { put: [], remove: [] };
  if (discard !== 'deleted') return withoutChange(queue, change);
  const sent = sendable(change);
  const deletion = { kind: 'delete', data: {}, before: valuesOf(change), file: null } as const;
  const keys = { n, opKey: crypto.randomUUID(), clientKey: null, status: WAITING };
  const others = changesOf(queue, change).filter((other) => other !== change);
  return { put: [sent, { ...sent, ...deletion, ...keys }], remove: removed('discarded', others) };
}

/** Removes a change; where only this device knows its item, all of that, and no pending change names it any more. */
export function withoutChange(queue: Queue, change: PendingChange, why: RemovalReason = 'discarded'): QueueWrite {
  const { dataType, id } = change;
  if (!isMakingKnown(queue, change)) return { put: [], remove: removed(why, [change]) };
  const reference = REFERENCE_TO[dataType];
  const names = (values: Values | null): boolean => reference !== null && values?.[reference] === id;
  const isInList = (values: Values | null): boolean =>
    dataType === 'glider' && referencesIn({ gliderIds: values?.gliderIds }).includes(id);
  const cleared = (values: Values): Record<string, unknown> => ({
    ...withGliders(values, (glider) => (dataType === 'glider' && glider === id ? 0 : glider)),
    ...(names(values) && { [reference ?? '']: null }),
  });
  const naming = queue.changes.filter((other) =>
    [other.data, other.before].some((values) => names(values) || isInList(values)),
  );
  return {
    // Also in the values that a later form was opened with: the server has never had it.
    put: naming.map((other) => ({
      ...other,
      data: cleared(other.data),
      before: other.before && cleared(other.before),
    })),
    remove: removed(why, changesOf(queue, change)),
  };
}

/** Whether a change makes its item known to the server. */
function isMakingKnown(queue: Queue, { id, clientKey }: PendingChange): boolean {
  return clientKey !== null && isTemporary(knownId(queue, id));
}

/** The field of a flight, or of ground handling, that names an item. */
const REFERENCE_TO = {
  flight: null,
  site: 'siteId',
  glider: 'gliderId',
  gear: null,
  handling: null,
  pilot: null,
} as const;

/** The values of a save that are fields of its item. */
function valuesOf({ dataType, data }: PendingChange): Values {
  return picked(data, Object.keys(ENTITIES[dataType].fields));
}
