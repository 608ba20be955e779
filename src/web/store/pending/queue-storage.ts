import * as v from 'valibot';
import { type DraftKeys, removeDrafts } from '../../device-storage/draft-rows.ts';
import {
  DRAFT_STORE,
  readStored,
  type StoredRow,
  type StoredWrites,
  writeStored,
} from '../../device-storage/stored-database.ts';
import { EMPTY_QUEUE, isTemporary, type Queue } from './pending-change.ts';
import { changeOfRow, rowOfChange } from './pending-row.ts';
import { referencesIn, withKnownIds } from './references.ts';
import { checkNothingIsLost, type QueueWrite, removed } from './removal.ts';

/** The bytes of a pending track. */
export interface PendingFile {
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const storedBytes = v.object({ v: v.literal(1), bytes: v.instance(Uint8Array<ArrayBuffer>) });

/** The changes to write, and the server's ids of new items by their temporary ones. */
export interface QueueUpdate extends QueueWrite {
  readonly ids?: Queue['ids'];
  /** The draft of a form, which is put back. */
  readonly draft?: readonly StoredRow[];
}

/** Returns the pending changes of a pilot on this device. Rejects when nothing can be read. */
export function readQueue(pilotId: number): Promise<Queue> {
  return readStored(['queue', 'ids'], (reads) => queueOf(reads, pilotId));
}

/** A tab's knowledge of the queue: the browser may remove all stored rows while it is open. */
interface KnownQueue {
  readonly pilotId: number;
  readonly known: Queue;
  /** Adds to the stored queue the changes that only this tab knows. */
  readonly withUnstored: (stored: Queue) => Queue;
}

/**
 * Adds a change to the queue, in one strict transaction with the bytes of its track; it takes the place of its form's draft. `write`
 * returns what is written, from the queue as it is stored and the change's place in it. Returns the queue after it. Rejects when it
 * cannot be stored.
 */
export function addToQueue(
  tab: KnownQueue,
  write: (queue: Queue, n: number) => QueueUpdate,
  { file, draft }: { readonly file: PendingFile | null; readonly draft?: DraftKeys | undefined },
): Promise<Queue> {
  const { pilotId } = tab;
  return writeStored('strict', STORES, async (writes) => {
    const { queue, next } = await restored(writes, tab);
    if (queue.storages.length === 0) putStorages(writes, pilotId, [crypto.randomUUID()]);
    const written = await apply(writes, tab, queue, write(queue, next));
    writes.put('queue', nextKey(pilotId), next + 1);
    if (file) writes.put('files', fileKey(pilotId, file.sha256), { v: 1, bytes: file.bytes });
    if (draft) await removeDrafts(writes, { why: 'replacedByChange', draft });
    return written;
  });
}

/**
 * Changes the queue, in one transaction. `write` returns what is written, from the queue as it is stored and the place of a
 * change that is added; null for nothing. Returns the queue after it. Only what may be lost with the power is `relaxed`.
 */
export function changeQueue(
  tab: KnownQueue,
  write: (queue: Queue, n: number) => QueueUpdate | null,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<Queue> {
  return writeStored(durability, STORES, async (writes) => {
    const { queue, next } = await restored(writes, tab);
    const update = write(queue, next);
    if (update?.put.some(({ n }) => n === next)) writes.put('queue', nextKey(tab.pilotId), next + 1);
    for (const { key, row } of update?.draft ?? []) writes.put(DRAFT_STORE, key, row);
    return update ? apply(writes, tab, queue, update) : queue;
  });
}

const STORES = ['queue', 'ids', 'files', DRAFT_STORE] as const;

/** Returns the bytes of a pending track; null when the browser has removed them. */
export async function pendingBytes(pilotId: number, sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await readStored(['files'], ({ get }) => get('files', fileKey(pilotId, sha256)));
  const { success, output } = v.safeParse(storedBytes, row);
  return success ? output.bytes : null;
}

/** Discards all changes of a pilot that can be read. Returns the queue after it. */
export function clearQueue(pilotId: number): Promise<Queue> {
  const tab = { pilotId, known: EMPTY_QUEUE, withUnstored: (stored: Queue) => stored };
  return changeQueue(tab, ({ changes }) => ({ put: [], remove: removed('discarded', changes) }));
}

/** Like {@link readQueue}, within a transaction of the stores `queue` and `ids`. */
export async function queueOf({ rows }: Pick<StoredWrites, 'rows'>, pilotId: number): Promise<Queue> {
  const [changes, ids] = await Promise.all([rows('queue', `${pilotId}/`), rows('ids', `${pilotId}/`)]);
  return queueIn(
    changes.filter(({ key }) => key !== nextKey(pilotId)),
    ids,
  );
}

/** Returns the changes in the rows of a pilot's queue. */
function queueIn(rows: readonly StoredRow[], ids: readonly StoredRow[]): Queue {
  const changes = rows.flatMap(({ row }) => changeOfRow(row) ?? []);
  return {
    changes: changes.sort((first, second) => first.n - second.n),
    ids: new Map(ids.flatMap(({ key, row }) => (typeof row === 'number' ? [[Number(key.split('/')[1]), row]] : []))),
    unreadable: rows.length - changes.length,
    storages: ids.flatMap(({ row }) => (typeof row === 'string' ? row : [])), // Older versions of the app pass over texts.
  };
}

/**
 * Returns what is stored, and the place of the next change: after all that there ever were. Where the browser has removed everything
 * since, what the tab knows is stored anew, behind what another tab has added meanwhile.
 */
async function restored(
  writes: StoredWrites,
  { pilotId, known, withUnstored }: KnownQueue,
): Promise<{ queue: Queue; next: number }> {
  const [stored, counter] = [await queueOf(writes, pilotId), await writes.get('queue', nextKey(pilotId))];
  const first = Math.max(typeof counter === 'number' ? counter : 1, 1 + lastPlaceIn(stored));
  const last = lastPlaceIn(known);
  if (last === 0 || (last < first && isSameStorage(known, stored))) return { queue: withUnstored(stored), next: first };
  const moved = movedBy(first - 1, known);
  for (const change of moved.changes) writes.put('queue', changeKey(pilotId, change.n), rowOfChange(change));
  for (const [temporary, id] of moved.ids) writes.put('ids', `${pilotId}/${temporary}`, id);
  putStorages(writes, pilotId, known.storages); // Once: another tab may know the same.
  writes.put('queue', nextKey(pilotId), last + first);
  return { queue: withUnstored(await queueOf(writes, pilotId)), next: last + first };
}

/** Returns a queue with other places and temporary ids, where another has the same. */
function movedBy(places: number, { changes, ids, ...rest }: Queue): Queue {
  const moved = (id: number): number => (isTemporary(id) ? id + places : id);
  const own = new Set([...changes.map(({ id }) => id), ...ids.keys()].filter(isTemporary));
  const names = { ids: new Map([...own].map((id) => [id, moved(id)])) };
  return {
    changes: changes.map((change) => ({ ...withKnownIds(change, names), n: change.n + places })),
    ids: new Map([...ids].map(([temporary, id]) => [moved(temporary), id])),
    ...rest,
  };
}

function lastPlaceIn({ changes }: Queue): number {
  return changes.at(-1)?.n ?? 0;
}

/** Whether the stored queue is the one that a tab knows, or goes on from it. A queue stored by an older version of the app has no name: then only the places tell. */
function isSameStorage(known: Queue, stored: Queue): boolean {
  return known.storages.every((name) => stored.storages.includes(name));
}

function putStorages({ put }: StoredWrites, pilotId: number, names: readonly string[]): void {
  for (const name of names) put('ids', `${pilotId}/${name}`, name);
}

/** Writes, and removes the tracks that no change needs any more. Returns the queue after it. */
async function apply(
  writes: StoredWrites,
  { pilotId, withUnstored }: KnownQueue,
  before: Queue,
  update: QueueUpdate,
): Promise<Queue> {
  checkNothingIsLost(before, update);
  const { put, remove, ids = new Map() } = update;
  for (const { change } of remove) writes.remove('queue', changeKey(pilotId, change.n));
  for (const change of put) writes.put('queue', changeKey(pilotId, change.n), rowOfChange(change));
  for (const [temporary, known] of ids) writes.put('ids', `${pilotId}/${temporary}`, known);
  for (const old of ids.size > 0 ? oldIds(before) : []) writes.remove('ids', `${pilotId}/${old}`);
  const after = withUnstored(await queueOf(writes, pilotId));
  const needed = new Set(after.changes.map(({ file }) => file));
  const unneeded = before.changes.flatMap(({ file }) => (file === null || needed.has(file) ? [] : [file]));
  // What cannot be read may need them.
  if (after.unreadable === 0) for (const file of unneeded) writes.remove('files', fileKey(pilotId, file));
  return after;
}

/** How many temporary ids are kept whose items have others: pages and addresses may still have the last ones. */
const KEPT_IDS = 300;

/** Returns the temporary ids to forget: the oldest that no change names. */
function oldIds({ ids, changes }: Queue): readonly number[] {
  const named = new Set<unknown>(
    changes.flatMap(({ id, data, before, knownFlights = [] }) => [
      id,
      ...knownFlights,
      ...referencesIn(data),
      ...referencesIn(before),
    ]),
  );
  return [...ids.keys()].slice(0, -KEPT_IDS).filter((id) => !named.has(id));
}

/** In the order of numbers. */
function changeKey(pilotId: number, n: number): string {
  return `${pilotId}/${String(n).padStart(9, '0')}`;
}

function nextKey(pilotId: number): string {
  return `${pilotId}/next`;
}

function fileKey(pilotId: number, sha256: string): string {
  return `${pilotId}/${sha256}`;
}
