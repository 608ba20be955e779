import { isSameValue } from '#domain/fields/entity';
import { omitted } from '#domain/fields/field';
import type { Logbook } from '../logbook.ts';
import { savedAsNew } from './choices.ts';
import { isNamed, namesakeOf } from './name-taken.ts';
import {
  FIRST_TEMPORARY_ID,
  isTemporary,
  keyOf,
  type NamedItems,
  type Need,
  needingPilot,
  needOf,
  type PendingChange,
  type Queue,
  sendable,
  type Values,
} from './pending-change.ts';
import { glidersIn, REFERENCES, referencesIn, SEEN_HANDLINGS, withGliders, withKnownIds } from './references.ts';
import { type QueueWrite, removed } from './removal.ts';

/** Returns the server's items that a change names, as a logbook has them. */
export function namedIn(base: Logbook, change: PendingChange): NamedItems {
  const { dataType, id, data, before } = change;
  const named = [
    ...REFERENCES.flatMap((name) =>
      [data[name], before?.[name]].map((value) => ({ dataType: ITEM_OF[name], id: Number(value) })),
    ),
    ...[data.gliderIds, before?.gliderIds]
      .flatMap((gliderIds) => referencesIn({ gliderIds }))
      .map((id) => ({ dataType: 'glider', id: Number(id) }) as const),
  ];
  const own = dataType === 'pilot' ? [] : [{ dataType, id }];
  return Object.fromEntries(
    [...own, ...named].flatMap((item) => {
      const held = base[LIST_OF[item.dataType]].get(item.id);
      return held ? [[keyOf(item), { createdAt: held.createdAt, name: 'name' in held ? held.name : '' }]] : [];
    }),
  );
}

/**
 * Returns the pending changes as they go on after a restore from a backup; `base` is the logbook loaded since. An id may have been reused: the
 * time at which the item was made tells which one was meant. New items are sent all the same; a site or glider that they name is found by its name where
 * the backup lacks it. A save of an item that the backup lacks is one of a new item, and its deletion has nothing left to do. The pilot
 * decides about what is no new item, and about what names something that is lost.
 */
export function afterRestore(queue: Queue, base: Logbook): QueueWrite {
  const changes = queue.changes.filter(({ epoch }) => epoch !== base.epoch).map((one) => withKnownIds(one, queue));
  const restored: Restored = { base, changes, named: Object.assign({}, ...changes.map(({ named }) => named)) };
  const moved = changes.map((change) => ({ change, next: moveChange(restored, change) }));
  return {
    put: moved.flatMap(({ next }) => next ?? []),
    remove: removed(
      'nothingLeft',
      moved.flatMap(({ change, next }) => (next ? [] : change)),
    ),
  };
}

/** The pending changes from before a restore, the items that they name, and the logbook loaded since. */
interface Restored {
  readonly base: Logbook;
  readonly changes: readonly PendingChange[];
  readonly named: NamedItems;
}

interface Item {
  readonly dataType: keyof typeof LIST_OF;
  readonly id: number;
}

const ITEM_OF = { siteId: 'site', gliderId: 'glider' } as const;
const LIST_OF = {
  flight: 'flights',
  site: 'sites',
  glider: 'gliders',
  gear: 'gear',
  handling: 'handlings',
} as const;

/** Returns a change as it goes on; null when nothing is left of it. */
function moveChange(restored: Restored, change: PendingChange): PendingChange | null {
  const { kind } = change;
  const id = ownIdAfter(restored, change);
  const isLost = id !== change.id;
  if (id === null || id === undefined || (isLost && kind === 'delete')) return null;
  const own = isLost && id === temporaryId(change) ? savedAsNew(change) : change;
  const lost = lostReferences(restored, own);
  const data = withReferences(restored, own.data);
  const moved: PendingChange = {
    ...own,
    id,
    opKey: keyAfter(own, { id, data }),
    epoch: restored.base.epoch,
    data,
    // Ids of ground handling may mean other entries now: then their number is compared.
    before: own.before && withReferences(restored, omitted(own.before, [SEEN_HANDLINGS])),
    ...(own.knownFlights && { knownFlights: [] }), // Their ids may mean others: the server is asked anew.
  };
  const named = namedIn(restored.base, moved);
  return { ...(lost ? needingPilot(moved, lost) : afterMove(moved, change)), named };
}

/** The server may know the key of a change with the ids that it named before. */
function keyAfter(own: PendingChange, { id, data }: Pick<PendingChange, 'id' | 'data'>): string {
  const isSame = id === own.id && isSameValue(referencesIn(data), referencesIn(own.data));
  return isSame ? own.opKey : crypto.randomUUID();
}

/** What an older version has stored does not say which item was meant: it keeps its id, and the pilot decides. */
function ownIdAfter(restored: Restored, { dataType, id }: PendingChange): number | null | undefined {
  const isKnown = keyOf({ dataType, id }) in restored.named;
  return dataType === 'pilot' || !isKnown ? id : idAfter(restored, { dataType, id });
}

/**
 * Returns the id of an item after a restore: a temporary one if its save is pending, null if its deletion is, and undefined if
 * it is lost.
 */
function idAfter({ base, changes, named }: Restored, item: Item): number | null | undefined {
  if (isTemporary(item.id)) return item.id;
  const known = named[keyOf(item)];
  const list: ReadonlyMap<number, { readonly createdAt: string }> = base[LIST_OF[item.dataType]];
  if (!known) return undefined;
  if (list.get(item.id)?.createdAt === known.createdAt) return item.id;
  const own = changes.filter(({ dataType, id }) => dataType === item.dataType && id === item.id);
  if (own.at(-1)?.kind === 'delete') return null;
  const saved = own.find(({ kind }) => kind === 'save');
  if (saved) return temporaryId(saved);
  return isNamed(item.dataType) ? namesakeOf(base, item.dataType, known.name)?.id : undefined;
}

/** The temporary id that a change has as one of a new item. */
function temporaryId({ n }: PendingChange): number {
  return FIRST_TEMPORARY_ID + n;
}

/** A site or glider that a save has chosen, and the field in which it has. */
interface ChosenItem extends Item {
  readonly field: string;
}

/** Returns that a save has chosen a site or glider that is lost; null when it has not. */
function lostReferences(restored: Restored, change: PendingChange): Need | null {
  const lost = chosenIn(change).filter((item) => idAfter(restored, item) === undefined);
  if (lost.length === 0) return null;
  const names = lost.flatMap((item) => restored.named[keyOf(item)]?.name || []);
  return { reason: 'restoredReference', fields: [...new Set(lost.map(({ field }) => field))], names };
}

/** Returns the sites and gliders that a save has chosen; those that its item had before are no choice. */
function chosenIn({ data, before, clientKey, kind }: PendingChange): readonly ChosenItem[] {
  if (kind !== 'save') return [];
  const opened = clientKey === null ? before : null;
  const single = REFERENCES.flatMap((field): readonly ChosenItem[] => {
    const id = data[field];
    return typeof id === 'number' && id !== opened?.[field] ? [{ field, dataType: ITEM_OF[field], id }] : [];
  });
  const had = new Set(glidersIn(opened));
  const gliders = glidersIn(data).filter((id) => Number(id) !== 0 && !had.has(id)); // 0 is one that was deleted.
  return [...single, ...gliders.map((id) => ({ field: 'gliderIds', dataType: 'glider', id: Number(id) }) as const)];
}

function withReferences(restored: Restored, values: Values): Values {
  const known = REFERENCES.flatMap((name) => {
    const id = values[name];
    return typeof id === 'number' ? [[name, idAfter(restored, { dataType: ITEM_OF[name], id }) ?? null]] : [];
  });
  const gliderIdOf = (id: number): number => idAfter(restored, { dataType: 'glider', id }) ?? 0;
  return { ...withGliders(values, gliderIdOf), ...Object.fromEntries(known) };
}

/** Only the meaning of a change of an item that this device alone knows is certain; about all others the pilot decides. */
function afterMove(moved: PendingChange, before: PendingChange): PendingChange {
  const { id, clientKey } = moved;
  const isCertain = isTemporary(id) && (clientKey === null || before.clientKey !== null);
  if (!isCertain) return needingPilot(moved, { reason: clientKey === null ? 'restored' : 'restoredNew', fields: [] });
  const need = needOf(before);
  return need === null || need.reason === 'known' ? sendable(moved) : needingPilot(moved, need);
}
