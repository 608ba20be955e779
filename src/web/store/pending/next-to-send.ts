import {
  isTemporary,
  keyOf,
  knownId,
  needingPilot,
  needOf,
  type PendingChange,
  type Queue,
  type Values,
} from './pending-change.ts';
import { REFERENCES, referencesIn, withKnownIds } from './references.ts';
import { type QueueWrite, removed } from './removal.ts';

/** Returns the first change that can be sent: not one that the pilot must decide, nor one of an item that the server does not have because of that. */
export function nextToSend(queue: Queue): PendingChange | undefined {
  const held = new Set<string>();
  return queue.changes.find((change) => {
    const item = keyOf({ dataType: change.dataType, id: knownId(queue, change.id) });
    const isHeld = needOf(change) !== null || held.has(item) || needsUnknown(queue, change);
    if (isHeld) held.add(item);
    return !isHeld;
  });
}

/** Returns the fields whose ids are such. */
function fieldsNaming(data: Values, isSuch: (id: unknown) => boolean): readonly string[] {
  const single = REFERENCES.filter((name) => isSuch(data[name]));
  return referencesIn({ gliderIds: data.gliderIds }).some(isSuch) ? [...single, 'gliderIds'] : single;
}

/** Whether a change names an item that the server does not know yet; the first change of a new item is the one that makes it known. */
function needsUnknown(queue: Queue, change: PendingChange): boolean {
  const { id, clientKey, data } = withKnownIds(change, queue);
  const isUnknown = (value: unknown): boolean => typeof value === 'number' && isTemporary(value);
  return (clientKey === null && isUnknown(id)) || referencesIn(data).some(isUnknown);
}

/**
 * Returns how to go on with changes of an item that only this device knew, and that was discarded while a form of another tab named
 * it: they need the pilot. A deletion of such an item has nothing left to do. Null when there are no such changes.
 */
export function strandedIn(queue: Queue): QueueWrite | null {
  const awaited = new Set(queue.changes.flatMap(({ id, clientKey }) => (clientKey === null ? [] : [id])));
  // What cannot be read may make it known.
  const isGone = (id: unknown): boolean =>
    typeof id === 'number' && isTemporary(id) && !awaited.has(id) && queue.unreadable === 0;
  const put: PendingChange[] = [];
  const pointless: PendingChange[] = [];
  for (const change of queue.changes.filter((one) => needOf(one) === null)) {
    const { id, data, kind } = withKnownIds(change, queue);
    const fields = fieldsNaming(data, isGone);
    if (isGone(id) && kind === 'delete') pointless.push(change);
    else if (isGone(id)) put.push(needingPilot(change, { reason: 'gone', fields: [] }));
    else if (fields.length > 0) put.push(needingPilot(change, { reason: 'rejected', fields }));
  }
  return put.length + pointless.length > 0 ? { put, remove: removed('nothingLeft', pointless) } : null;
}
