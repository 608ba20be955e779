import { announceRestored, hintRestored } from '../../device-storage/restored-hint.ts';
import { readStored, type StoredReads, writeStored } from '../../device-storage/stored-database.ts';
import { fileKey, indexIn } from '../tracks/stored-tracks.ts';
import { filesOf, type RestoredItem, restoredIn, restoredPrefix } from './restored-rows.ts';

/** How long the items stay, in milliseconds. */
export const RESTORED_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * Returns the items that a pilot's logbook lacked after a restore, each with its track only where that is on this device. Removes those
 * whose time is over; `now` is in Unix milliseconds. Rejects when storage is not available.
 */
export async function readRestored(pilotId: number, now: number): Promise<readonly RestoredItem[]> {
  const all = await readStored(['tracks'], async (reads) => {
    const items = await restoredIn(reads, pilotId);
    return Promise.all(items.map((item) => withTrackHere(reads, pilotId, item)));
  });
  const isOver = ({ putAsideAt }: RestoredItem): boolean => now - putAsideAt > RESTORED_LIFE_MS;
  const over = all.filter(isOver);
  if (over.length > 0) await removeRestored(pilotId, over);
  else if (all.length === 0) await endHint(pilotId);
  return all.filter((item) => !isOver(item));
}

/** Removes items, and their track files unless something else needs them. Rejects when it cannot. */
export async function removeRestored(pilotId: number, items: readonly Pick<RestoredItem, 'key'>[]): Promise<void> {
  const isEmpty = await writeStored('strict', ['tracks'], async (writes) => {
    const before = await restoredIn(writes, pilotId);
    const removed = new Set(items.map(({ key }) => key));
    for (const key of removed) writes.remove('tracks', key);
    const left = before.filter(({ key }) => !removed.has(key));
    const indexed = (await indexIn(writes, pilotId))?.tracks.map(({ file }) => file) ?? [];
    const needed = new Set([...filesOf(left), ...indexed]);
    for (const file of filesOf(before)) if (!needed.has(file)) writes.remove('tracks', fileKey(pilotId, file));
    return left.length === 0;
  });
  if (isEmpty) await endHint(pilotId);
  announceRestored();
}

async function withTrackHere({ has }: StoredReads, pilotId: number, item: RestoredItem): Promise<RestoredItem> {
  if (item.dataType !== 'flight' || item.track === null) return item;
  return (await has('tracks', fileKey(pilotId, item.track.file))) ? item : { ...item, track: null };
}

/** Another tab may have put something aside a moment ago: rows without the hint would never be shown. */
async function endHint(pilotId: number): Promise<void> {
  hintRestored(null);
  const rows = await readStored(['tracks'], (reads) => reads.rows('tracks', restoredPrefix(pilotId)));
  if (rows.length > 0) hintRestored(pilotId);
}
