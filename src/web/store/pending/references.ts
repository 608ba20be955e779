import { isTemporary, knownId, type PendingChange, type Queue, type Values } from './pending-change.ts';

/** The fields of a flight, and of ground handling, that name an item. */
export const REFERENCES = ['siteId', 'gliderId'] as const;

/** The ground handling that the pilot has seen of a glider that is deleted: see the contract of a save. */
export const SEEN_HANDLINGS = 'handlingIds';

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

/** Returns the ids of all sites and gliders that values name: those of a piece of gear, too. */
export function referencesIn(values: Values | null): readonly unknown[] {
  return [values?.siteId, values?.gliderId, ...glidersIn(values)];
}

/** Returns the ids of the gliders with which a piece of gear is used; none for other items. */
export function glidersIn(values: Values | null): readonly unknown[] {
  return Array.isArray(values?.gliderIds) ? values.gliderIds : [];
}

/** Returns values in which the gliders of a piece of gear are others; those without such a list as they are. */
export function withGliders(values: Values, idOf: (id: number) => number): Values {
  if (!('gliderIds' in values)) return values;
  return { ...values, gliderIds: glidersIn(values).map((id) => idOf(Number(id))) };
}

/** Returns values with changed ids of the ground handling of a glider; those without such a list as they are. */
function withSeenHandlings(values: Values, change: (ids: readonly number[]) => readonly number[]): Values {
  const ids = values[SEEN_HANDLINGS];
  return Array.isArray(ids) ? { ...values, [SEEN_HANDLINGS]: change(ids.map(Number)) } : values;
}

/** Returns values with the server's ids of the items that they name, as far as they are known. */
export function withKnownReferences(values: Values, queue: Pick<Queue, 'ids'>): Record<string, unknown> {
  const known = REFERENCES.flatMap((name) => {
    const id = values[name];
    return typeof id === 'number' ? [[name, knownId(queue, id)]] : [];
  });
  const lists = withSeenHandlings(
    withGliders(values, (id) => knownId(queue, id)),
    (ids) => ids.map((id) => knownId(queue, id)),
  );
  return { ...lists, ...Object.fromEntries(known) };
}

/** Returns the values that a form was opened with as the server can have had them: not with an item that only this device knows. */
export function withoutUnknown(before: Values): Values {
  const unknown = REFERENCES.filter((name) => isTemporary(Number(before[name])));
  const known = withGliders(before, (id) => (isTemporary(id) ? 0 : id));
  const seen = withSeenHandlings(known, (ids) => ids.filter((id) => !isTemporary(id)));
  return { ...seen, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}
