import { keysOf } from '#domain/fields/field';
import type { Flight } from '#domain/flight';
import { hintRestored } from '../../device-storage/restored-hint.ts';
import type { StoredReads, StoredWrites, StoreName } from '../../device-storage/stored-database.ts';
import { withBlankFields } from '../copy/blank-fields.ts';
import { logbookIn, prefixOf } from '../copy/copy-rows.ts';
import type { Logbook } from '../logbook.ts';
import { knownId, type Queue } from '../pending/pending-change.ts';
import { queueOf } from '../pending/queue-storage.ts';
import { markOf, storedTrackIn } from '../tracks/stored-tracks.ts';
import { type RestoredRow, restoredIn, restoredKey } from './restored-rows.ts';

/** The stores of a transaction that puts something aside. */
export const ASIDE_STORES: readonly StoreName[] = ['logbook', 'tracks', 'queue', 'ids'];

/** A logbook that replaces the stored one, and when, in Unix milliseconds. */
interface Replacement {
  readonly logbook: Logbook;
  readonly now: number;
}

/**
 * Puts aside what the stored logbook has and the one that replaces it lacks: the database was restored from an older backup, and this
 * device may have the only copy. Within the transaction that replaces it. What was put aside before stays, unless the logbook has it
 * again, as after a second restore from a newer backup.
 */
export async function putAside(writes: StoredWrites, pilotId: number, { logbook, now }: Replacement): Promise<void> {
  const asideBefore = await restoredIn(writes, pilotId);
  const back = asideBefore.filter(({ dataType, item }) => isIn(logbook, dataType, item));
  for (const { key } of back) writes.remove('tracks', key);
  const old = await storedLogbook(writes, pilotId);
  const lacking = old && isSamePilot(old, logbook) ? await lackingRows(writes, { pilotId, old, logbook, now }) : [];
  if (lacking.length > 0) hintRestored(pilotId);
  for (const { key, row } of lacking) writes.put('tracks', key, row);
}

/** Null when it cannot be read: then nobody has seen it, either. */
async function storedLogbook({ rows }: StoredReads, pilotId: number): Promise<Logbook | null> {
  const stored = await rows('logbook', prefixOf(pilotId));
  try {
    return logbookIn(pilotId, stored, withBlankFields);
  } catch (error) {
    console.warn('The stored logbook cannot be read: nothing of it is put aside.', error);
    return null;
  }
}

/**
 * Whether two logbooks under one pilot's id are of the same pilot: where the backup does not have the account, somebody else may have got
 * its id since. The email may have been changed after the backup; then an item tells.
 */
function isSamePilot(old: Logbook, logbook: Logbook): boolean {
  const types = keysOf(LISTS);
  const hasCommonItem = (): boolean =>
    types.some((type) => [...old[LISTS[type]].values()].some((item) => isIn(logbook, type, item)));
  return old.pilot.email === logbook.pilot.email || hasCommonItem();
}

interface Comparison extends Replacement {
  readonly pilotId: number;
  readonly old: Logbook;
}

const LISTS = {
  flight: 'flights',
  site: 'sites',
  glider: 'gliders',
  gear: 'gear',
  handling: 'handlings',
} as const;
type ItemType = keyof typeof LISTS;

interface Item {
  readonly id: number;
  readonly createdAt: string;
}

/** An id may be another item's since the restore: it is the same item if it was made at the same time. */
function isIn(logbook: Logbook, dataType: ItemType, { id, createdAt }: Item): boolean {
  return logbook[LISTS[dataType]].get(id)?.createdAt === createdAt;
}

/**
 * Returns the items of a logbook that changes on this device are about, by type and id: a deletion has nothing left to do, and any other change saves its item as a new
 * one (`pending/after-restore.ts`). What an older version of the app has stored does not say which item is meant.
 */
function changedItems(queue: Queue, epoch: string): ReadonlySet<string> {
  const changes = queue.changes.filter((change) => change.epoch === epoch);
  const keys = changes.map((change) => ({ change, key: `${change.dataType} ${knownId(queue, change.id)}` }));
  return new Set(keys.flatMap(({ change, key }) => (change.named && key in change.named ? key : [])));
}

async function lackingRows(reads: StoredReads, comparison: Comparison): Promise<readonly Aside[]> {
  const { pilotId, old, logbook, now } = comparison;
  const { epoch } = old;
  const changed = changedItems(await queueOf(reads, pilotId), epoch);
  const lackingOf = <Held extends Item>(dataType: ItemType, items: ReadonlyMap<number, Held>): readonly Held[] =>
    [...items.values()].filter((item) => !isIn(logbook, dataType, item) && !changed.has(`${dataType} ${item.id}`));
  const rowOf = (row: RowInput, { id }: Item): Aside => ({
    key: restoredKey(pilotId, { epoch, dataType: row.dataType, id }),
    row: { v: 1, epoch, putAsideAt: now, ...row },
  });
  const flights = lackingOf('flight', old.flights).map(async (flight) =>
    rowOf(
      {
        dataType: 'flight',
        item: { ...flight },
        site: copyOf(old.sites.get(flight.siteId ?? 0)),
        glider: copyOf(old.gliders.get(flight.gliderId ?? 0)),
        track: await trackHere(reads, pilotId, flight),
      },
      flight,
    ),
  );
  return [
    ...lackingOf('site', old.sites).map((site) => rowOf({ dataType: 'site', item: { ...site } }, site)),
    ...lackingOf('glider', old.gliders).map((glider) => rowOf({ dataType: 'glider', item: { ...glider } }, glider)),
    ...lackingOf('gear', old.gear).map((gear) =>
      rowOf({ dataType: 'gear', item: { ...gear }, gliders: glidersOf(gear.gliderIds, old) }, gear),
    ),
    ...lackingOf('handling', old.handlings).map((handling) =>
      rowOf(
        { dataType: 'handling', item: { ...handling }, glider: copyOf(old.gliders.get(handling.gliderId ?? 0)) },
        handling,
      ),
    ),
    ...(await Promise.all(flights)),
  ];
}

interface Aside {
  readonly key: string;
  readonly row: RestoredRow;
}
type RowInput = WithoutOrigin<RestoredRow>;
type WithoutOrigin<Row> = Row extends unknown ? Omit<Row, 'v' | 'epoch' | 'putAsideAt'> : never;

function glidersOf(ids: readonly number[], { gliders }: Logbook): Record<string, unknown>[] {
  return ids.map((id) => copyOf(gliders.get(id))).filter((glider) => glider !== null);
}

function copyOf(item: object | undefined): Record<string, unknown> | null {
  return item ? { ...item } : null;
}

/** Returns the track of a flight, if it is kept on this device as the logbook last had it. */
async function trackHere(reads: StoredReads, pilotId: number, flight: Flight) {
  const kept = flight.hasTrack ? await storedTrackIn(reads, pilotId, flight.id) : null;
  return kept?.mark === markOf(flight) ? { file: kept.track.file, range: kept.track.range } : null;
}
