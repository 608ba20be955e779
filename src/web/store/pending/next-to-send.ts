import { isTemporary, knownId, type PendingChange, type Queue, REFERENCES, withKnownIds } from './pending-change.ts';

/** Returns the first change that can be sent: not one that the pilot must decide, nor one of an item that the server does not have because of that. */
export function nextToSend(queue: Queue): PendingChange | undefined {
  const held = new Set<string>();
  return queue.changes.find((change) => {
    const item = `${change.dataType} ${knownId(queue, change.id)}`;
    const isHeld = change.parked !== null || held.has(item) || needsUnknown(queue, change);
    if (isHeld) held.add(item);
    return !isHeld;
  });
}

/** Whether a change names an item that the server does not know yet; the first change of a new item is the one that makes it known. */
function needsUnknown(queue: Queue, change: PendingChange): boolean {
  const { id, clientKey, data } = withKnownIds(change, queue);
  const isUnknown = (value: unknown): boolean => typeof value === 'number' && isTemporary(value);
  return (clientKey === null && isUnknown(id)) || REFERENCES.some((name) => isUnknown(data[name]));
}

/**
 * Returns what waits for an item that only this device knew, and that was dropped while a form of another tab named it: parked, so
 * that the pilot sees it. A deletion of such an item is undefined: there is nothing to delete.
 */
export function strandedIn(queue: Queue): ReadonlyMap<PendingChange, PendingChange | undefined> {
  const awaited = new Set(queue.changes.flatMap(({ id, clientKey }) => (clientKey === null ? [] : [id])));
  // What cannot be read may make it known.
  const isGone = (id: unknown): boolean =>
    typeof id === 'number' && isTemporary(id) && !awaited.has(id) && queue.unreadable === 0;
  const stranded = queue.changes.flatMap((change): [PendingChange, PendingChange | undefined][] => {
    const { id, data, kind, parked } = withKnownIds(change, queue);
    if (parked !== null) return [];
    if (isGone(id))
      return [[change, kind === 'delete' ? undefined : { ...change, parked: { reason: 'gone', fields: [] } }]];
    const fields = REFERENCES.filter((name) => isGone(data[name]));
    return fields.length > 0 ? [[change, { ...change, parked: { reason: 'rejected', fields } }]] : [];
  });
  return new Map(stranded);
}
