import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import type { Gear } from '#domain/gear/gear';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { nameKey } from '#domain/text';
import type { Logbook } from '../logbook.ts';
import { isTemporary, lastChangeOf, needOf, type PendingChange, type Queue, WAITING } from './pending-change.ts';
import type { QueueUpdate } from './queue-storage.ts';

/**
 * Whether a new site, glider or piece of gear was rejected because one of the logbook has its name: it was made on another device, too. Not where
 * there is a pending change of that one: it may be renamed, or deleted.
 */
export function isAdoptable(change: PendingChange, base: Logbook, queue: Queue): boolean {
  const { dataType } = change;
  const need = needOf(change);
  if (need?.reason !== 'rejected' || !need.fields.includes('name')) return false;
  const namesake = namesakeOfNew(change, base);
  return namesake !== undefined && lastChangeOf(queue, dataType, namesake.id) === undefined;
}

/** Returns the rejected change as one of the item that has its name already: what is empty there is filled, other differences are a conflict. */
export function adoptedBy(change: PendingChange, base: Logbook): QueueUpdate {
  const namesake = namesakeOfNew(change, base);
  if (!namesake) return { put: [], remove: [] };
  const adopted: PendingChange = {
    ...change,
    opKey: crypto.randomUUID(),
    clientKey: null,
    data: { ...change.data, name: namesake.name },
    before: { ...blankOf(ENTITIES[change.dataType]) },
    status: WAITING,
  };
  return { put: [adopted], remove: [], ids: new Map([[change.id, namesake.id]]) };
}

/** The kinds of item whose names are unique, with their lists. */
const NAMED = { site: 'sites', glider: 'gliders', gear: 'gear' } as const;
/** See {@link NAMED}. */
export type NamedType = keyof typeof NAMED;
type NamedItem = Site | Glider | Gear;

/** Returns the item of a logbook that has a name; undefined when none has. */
export function namesakeOf(base: Logbook, dataType: NamedType, name: string): NamedItem | undefined {
  const items: Iterable<NamedItem> = base[NAMED[dataType]].values();
  return [...items].find((item) => nameKey(item.name) === nameKey(name));
}

/** Returns the item that has the name of a new one already. */
function namesakeOfNew({ dataType, clientKey, id, data }: PendingChange, base: Logbook): NamedItem | undefined {
  if (clientKey === null || !isTemporary(id) || !isNamed(dataType)) return undefined;
  return namesakeOf(base, dataType, String(data.name).trim());
}

/** Whether names of this kind of item are unique. */
export function isNamed(dataType: string): dataType is NamedType {
  return dataType in NAMED;
}
