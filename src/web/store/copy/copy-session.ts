import { storeMarker } from '../../device-storage/held-marker.ts';
import { inTime } from '../../device-storage/in-time.ts';
import { isDeviceOf } from '../../device-storage/my-device.ts';
import { announceRestored } from '../../device-storage/restored-hint.ts';
import { readStored, type StoredRow, type StoredWrites, writeStored } from '../../device-storage/stored-database.ts';
import { claimStored, ownedGeneration, wipeStored } from '../../device-storage/stored-owner.ts';
import { beginWipe, type Wiped } from '../../device-storage/wiping-row.ts';
import type { Logbook } from '../logbook.ts';
import {
  type Chunk,
  type Copy,
  chunksOf,
  copyIn,
  type Head,
  headKey,
  headOf,
  isHeadOf,
  prefixOf,
  readHead,
} from './copy-rows.ts';

/** How long a start waits for the stored copy; in some browsers reading never settles. */
const READING_TIMEOUT_MS = 5_000;
/** How long one piece of the writing may keep the page busy. */
const PIECE_MS = 8;
/** A page that is never idle is interrupted after this. */
const IDLE_TIMEOUT_MS = 2_000;

/** How long a copy stays that nobody may see: its session has ended, and its pilot has not come back. */
const HIDDEN_LIFE_MS = 30 * 24 * 60 * 60_000;

let current: CopySession | null = null;

/** Returns the session of a pilot's copy in this tab. */
export function copySessionOf(pilotId: number): CopySession {
  if (current?.pilotId !== pilotId) {
    current?.end();
    current = new CopySession(pilotId);
  }
  return current;
}

/** Removes the rows of a pilot, or of everybody: after `beginWipe`. Rejects when it cannot. */
export async function wipeCopy(wiped: Wiped): Promise<void> {
  if (wiped === 'all' || current?.pilotId === wiped) {
    current?.end();
    current = null;
  }
  await wipeStored(wiped);
}

/** Removes the copy of a pilot who has not come back after the session has ended. */
export async function wipeOldCopy(pilotId: number, now: number): Promise<void> {
  const head = readHead(await readStored(['logbook'], ({ get }) => get('logbook', headKey(pilotId))));
  if (head && now - head.asOf < HIDDEN_LIFE_MS) return;
  beginWipe(pilotId);
  await wipeCopy(pilotId);
}

interface Kept {
  readonly logbook: Logbook;
  readonly asOf: number;
}

interface Change extends Kept {
  readonly stored: Logbook | null;
  readonly chunks: readonly Chunk[];
  /** Null when the stored rows are not of a logbook before a restore. */
  readonly aside: Aside | null;
}

/** The code that puts aside the items that a restored logbook lacks, loaded where there is one. */
type Aside = typeof import('../restored/put-aside.ts');

type Written = 'written' | 'differs' | 'newer' | 'lost';

/** The copy of one pilot's logbook on this device, as one tab reads and writes it between login, or start, and logout. */
export class CopySession {
  readonly pilotId: number;
  /** The logbook whose rows are stored as far as this tab knows; null when it does not know. */
  #stored: Logbook | null = null;
  /** The generation in which the pilot owns the storage; null before the first transaction that says so. */
  #generation: number | null = null;
  /** Of each epoch the last: what one before a restore had is put aside. */
  #next: readonly Kept[] = [];
  #writing: Promise<void> = Promise.resolve();
  /** Whether the stored rows are to be replaced, whatever their head says. */
  #isDoubted = false;
  #isEnded = false;
  #hasWarned = false;

  constructor(pilotId: number) {
    this.pilotId = pilotId;
  }

  /** Returns the copy in the pilot's rows; null when there is none that can be read, or not in time. Never rejects. */
  async read(reading: Promise<readonly StoredRow[]>): Promise<Copy | null> {
    try {
      return await inTime(this.#copyIn(reading), READING_TIMEOUT_MS);
    } catch (error) {
      this.#warn(error);
      return null;
    }
  }

  /** The stored copy contradicts the server: the next write replaces it. */
  doubt(): void {
    this.#isDoubted = true;
    this.#stored = null;
  }

  /** Makes the pilot, who has just logged in, the owner of the storage here: of another pilot only pending changes stay. */
  claim(): void {
    void this.#afterwards(() => this.#claim());
  }

  /** Stores a logbook that the server has just sent or confirmed, when the page is idle; of several, the last. Resolves when it is done with it. Never rejects. */
  keep(logbook: Logbook, asOf: number): Promise<void> {
    this.#next = [...this.#next.filter((next) => next.logbook.epoch !== logbook.epoch), { logbook, asOf }];
    return this.#afterwards(() => this.#writeNext());
  }

  /** Stores nothing from now on: the pilot has logged out. */
  end(): void {
    this.#isEnded = true;
    this.#next = [];
  }

  async #copyIn(reading: Promise<readonly StoredRow[]>): Promise<Copy | null> {
    const rows = await reading;
    this.#isDoubted = true; // Unless it can be read.
    const copy = await copyIn(this.pilotId, rows);
    if (copy?.canBeUpdated) this.#stored = copy.logbook;
    this.#isDoubted = copy?.canBeUpdated !== true;
    return copy;
  }

  #afterwards(write: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(write);
    return this.#writing;
  }

  async #claim(): Promise<void> {
    try {
      this.#generation = await claimStored(this.pilotId);
    } catch (error) {
      this.#warn(error);
    }
  }

  async #writeNext(): Promise<void> {
    const all = this.#next;
    this.#next = [];
    try {
      for (const next of all) {
        const outcome = await this.#write(next, this.#stored);
        if (outcome === 'differs') await this.#write(next, null);
      }
    } catch (error) {
      this.#warn(error);
    }
  }

  /** Writes the chunks that differ from `stored`, or with null all of them. */
  async #write(next: Kept, stored: Logbook | null): Promise<Written> {
    const chunks = await inPieces(chunksOf(next.logbook, stored));
    const aside = await this.#asideFor(next, stored);
    if (this.#isEnded) return 'lost';
    const outcome = await writeStored('relaxed', aside?.ASIDE_STORES ?? ['logbook'], (writes) =>
      this.#put(writes, { ...next, stored, chunks, aside }),
    );
    this.#stored = outcome === 'written' ? next.logbook : null;
    if (outcome !== 'written') return outcome;
    this.#isDoubted = false;
    this.#mark(next.logbook);
    if (aside) announceRestored();
    return outcome;
  }

  /** Without that code nothing is written: the stored rows may be all that is left of some flights. */
  async #asideFor({ logbook }: Kept, stored: Logbook | null): Promise<Aside | null> {
    if (stored?.epoch === logbook.epoch) return null;
    const head = readHead(await readStored(['logbook'], ({ get }) => get('logbook', headKey(this.pilotId))));
    return isBeforeRestore(head, logbook) ? import('../restored/put-aside.ts') : null;
  }

  /**
   * In one transaction, which compares owner and head: another tab may have logged out, or stored something newer. What was stored before a
   * restore is put aside in the same.
   */
  async #put(writes: StoredWrites, { logbook, asOf, stored, chunks, aside }: Change): Promise<Written> {
    const generation = await ownedGeneration(writes, this.pilotId, this.#generation);
    if (generation === null) return 'lost';
    this.#generation = generation;
    const head = readHead(await writes.get('logbook', headKey(this.pilotId)));
    const obstacle = obstacleIn(head, { logbook, stored, aside });
    if (obstacle) return obstacle;
    if (isBeforeRestore(head, logbook)) await aside?.putAside(writes, this.pilotId, { logbook, now: asOf });
    // Written by another tab, or before the login.
    const isThere = !this.#isDoubted && isHeadOf(head, logbook);
    if (!isThere) putChunks(writes, chunks, stored === null ? prefixOf(this.pilotId) : null);
    writes.put('logbook', headKey(this.pilotId), headOf(logbook, asOf));
    return 'written';
  }

  /** After the rows that it describes: a marker ahead of them would lose what lies between. */
  #mark({ lastModified, epoch }: Logbook): void {
    const pilotId = this.pilotId;
    if (this.#isEnded || !isDeviceOf(pilotId)) return;
    storeMarker({ pilotId, lastModified, epoch });
  }

  /** Once: where nothing can be stored, everything is as without a copy. */
  #warn(error: unknown): void {
    if (!this.#hasWarned) console.warn('The logbook cannot be stored on this device, or not be read.', error);
    this.#hasWarned = true;
  }
}

/** Returns why a change is not written over the rows with this head; null when it is. */
function obstacleIn(
  head: Head | null,
  { logbook, stored, aside }: Pick<Change, 'logbook' | 'stored' | 'aside'>,
): 'newer' | 'differs' | null {
  if (isNewer(head, logbook)) return 'newer';
  if (stored && !isHeadOf(head, stored)) return 'differs';
  // Another tab has just written its copy from before the restore.
  return isBeforeRestore(head, logbook) && !aside ? 'differs' : null;
}

/** A head of another epoch is not newer, however high its revision: the database was restored. */
function isNewer(head: Head | null, { epoch, lastModified }: Logbook): boolean {
  return head !== null && head.epoch === epoch && head.lastModified > lastModified;
}

function isBeforeRestore(head: Head | null, { epoch }: Logbook): boolean {
  return head !== null && head.epoch !== epoch;
}

/** With a prefix in place of all rows whose keys begin with it. */
function putChunks(writes: StoredWrites, chunks: readonly Chunk[], prefix: string | null): void {
  if (prefix !== null) writes.removeAll('logbook', prefix);
  for (const { key, text } of chunks) {
    if (text === null) writes.remove('logbook', key);
    else writes.put('logbook', key, text);
  }
}

async function inPieces(chunks: Iterable<Chunk>): Promise<readonly Chunk[]> {
  await idle();
  const made: Chunk[] = [];
  let begun = performance.now();
  for (const chunk of chunks) {
    made.push(chunk);
    if (performance.now() - begun < PIECE_MS) continue;
    await idle();
    begun = performance.now();
  }
  return made;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });
}
