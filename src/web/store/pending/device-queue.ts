import { inTime } from '../../device-storage/in-time.ts';
import { setHasPending } from '../../device-storage/pilots-with-pending.ts';
import { untilKept } from '../copy/device-copy.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { afterRestore, namedIn } from './after-restore.ts';
import { discarded, dropped } from './discard.ts';
import { joined } from './join.ts';
import { adoptedBy, isAdoptable } from './name-taken.ts';
import { overlay } from './overlay.ts';
import {
  EMPTY_QUEUE,
  FIRST_TEMPORARY_ID,
  type PendingChange,
  pendingFlightsIn,
  type Queue,
  type QueueWrite,
  withKnownIds,
} from './pending-change.ts';
import { pendingRequest } from './pending-request.ts';
import { addToQueue, changeQueue, type QueueUpdate, readQueue } from './queue-storage.ts';

/** In some browsers writing never settles. */
const COPY_TIMEOUT_MS = 5_000;

/** What a queue needs of the store. */
export interface QueueEvents {
  /** What waits has changed, here or in another tab. */
  readonly onChange: () => void;
  /** Loads what is newer. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * The changes of one pilot that wait on this device, as this tab sees them. Only what is stored counts: other tabs add and send,
 * too, one at a time. The methods after {@link DeviceQueue.close} are there for the `QueueSender`.
 */
export class DeviceQueue {
  readonly pilotId: number;
  /** The server's ids of new items for which there was no room, by their temporary ones. */
  readonly #unstoredIds = new Map<number, number>();
  /** The keys of changes that this tab has sent without a stored attempt. */
  readonly #unstoredAttempts = new Set<string>();
  readonly #events: QueueEvents;
  readonly #channel = channelBetweenTabs(() => void this.#readAgain());
  #isClosed = false;
  #contents: Queue = EMPTY_QUEUE;
  #shown: { readonly base: Logbook; readonly queue: Queue; readonly logbook: Logbook } | null = null;

  constructor(pilotId: number, events: QueueEvents) {
    this.pilotId = pilotId;
    this.#events = events;
  }

  /** What waits, as this tab has last seen it. */
  get contents(): Queue {
    return this.#contents;
  }

  /** Returns a logbook with what waits. */
  over(base: Logbook): Logbook {
    if (this.#shown?.base !== base || this.#shown.queue !== this.#contents) {
      this.#shown = { base, queue: this.#contents, logbook: overlay(base, this.#contents) };
    }
    return this.#shown.logbook;
  }

  /** Reads what waits. Rejects where nothing can be stored. */
  async read(): Promise<void> {
    this.#showHere(await this.#stored());
  }

  /**
   * Stores a change, and returns it; null where nothing is left to send: the item was new, and is deleted. `base` is the logbook as the
   * server has it, `knownFlights` are the other flights that have the file of its track, as far as the pilot knows. Rejects where it
   * cannot be stored.
   */
  async add(request: ItemSave, base: Logbook, knownFlights: readonly number[] = []): Promise<PendingChange | null> {
    const { made, file } = await pendingRequest(request, { epoch: base.epoch, madeAt: this.#events.now() });
    setHasPending(this.pilotId, true);
    const added: { change: PendingChange | null } = { change: null };
    const stored = await addToQueue(
      this.#tab,
      (queue, n) => {
        const id = made.id === 0 && made.dataType !== 'pilot' ? FIRST_TEMPORARY_ID + n : made.id;
        const own = { ...made, id, v: 1, n, attempts: 0, parked: null, file: file?.sha256 ?? null } as const;
        const known = own.file !== null && { knownFlights: [...knownFlights, ...pendingFlightsIn(queue, own.file)] };
        const change = { ...own, ...known, named: namedIn(base, withKnownIds(own, queue)) };
        const written = joined(queue, change);
        added.change = written.put.some(({ opKey }) => opKey === change.opKey) ? change : null;
        return { ...written, ids: this.#unstoredIds }; // It may name them, and this tab be closed before it is sent.
      },
      file,
    );
    this.show(stored);
    return added.change;
  }

  /** Replaces a change by what the pilot has decided, or with null discards it. Returns false where it is another one by now, as in another tab. Rejects where that cannot be stored. */
  async decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    const seen = { isSame: false };
    const isThere = await this.update(change, (held, queue, n) => {
      seen.isSame = contentOf(held) === contentOf(change);
      if (!seen.isSame) return NOTHING; // By now it has more in it, which the pilot has not seen.
      if (!decided) return discarded(queue, held, { n, now: this.#events.now() });
      // As long as it is the same save, what may have reached the server counts.
      return { put: [decided.opKey === held.opKey ? { ...decided, attempts: held.attempts } : decided], remove: [] };
    });
    return isThere && seen.isSame;
  }

  /** Removes a change that was just added, and rejected: its form is open. Not one that is joined with an earlier one. Rejects where that cannot be stored. */
  async takeBack(change: PendingChange): Promise<void> {
    await this.update(change, (held, queue) =>
      contentOf(held) === contentOf(change) ? dropped(queue, held) : NOTHING,
    );
  }

  /**
   * Changes what waits from before a restore from a backup: see {@link afterRestore}. Only once the copy is written: what changes are about
   * is not put aside with the rest that the logbook lacks. Rejects where that cannot be stored.
   */
  async moveTo(base: Logbook): Promise<void> {
    await inTime(untilKept(), COPY_TIMEOUT_MS).catch((error: unknown) => console.warn(error));
    this.show(await this.store((queue) => afterRestore(queue, base)));
  }

  /** Whether {@link settle} has anything to do. */
  canSettle(base: Logbook): boolean {
    return this.#contents.changes.some((change) => settledBy(change, base, this.#contents) !== null);
  }

  /**
   * Lets what needs the pilot no more be sent: a new site or glider whose name another one has by now is that other one, whose empty fields
   * are filled; a track that another flight had, which is gone, is asked about again. Rejects where that cannot be stored.
   */
  async settle(base: Logbook): Promise<void> {
    for (const change of this.#contents.changes.filter((queued) => settledBy(queued, base, this.#contents)))
      await this.update(change, (held, queue) => settledBy(held, base, queue) ?? NOTHING);
  }

  /** Shows nothing any more, and its sender sends nothing. */
  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
  }

  /** Whether {@link close} was called: another pilot may have logged in. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Changes what is stored. Returns the queue after it, which is not shown yet. Rejects where it cannot be stored. */
  store(
    write: (queue: Queue, n: number) => QueueUpdate | null,
    durability: 'strict' | 'relaxed' = 'strict',
  ): Promise<Queue> {
    return changeQueue(this.#tab, write, durability);
  }

  /**
   * Rewrites a change as it is stored by now, and shows the outcome. Returns false where it has been sent or replaced meanwhile. Rejects
   * where that cannot be stored.
   */
  async update(
    { n: place, opKey }: PendingChange,
    write: (held: PendingChange, queue: Queue, n: number) => QueueUpdate,
  ): Promise<boolean> {
    const found: { held: PendingChange | undefined } = { held: undefined };
    const stored = await this.store((queue, n) => {
      found.held = queue.changes.find((change) => change.n === place && change.opKey === opKey);
      return found.held ? write(found.held, queue, n) : null;
    });
    this.show(stored);
    return found.held !== undefined;
  }

  /** Shows what is stored, here and in the other tabs. */
  show(stored: Queue): void {
    this.#showHere(stored);
    if (!this.#isClosed) this.#channel?.postMessage(this.pilotId);
  }

  /** Like {@link show}, but without notifying anybody: it looks the same, or is shown a moment later. */
  hold(stored: Queue): void {
    this.#contents = stored;
  }

  /** Whether another tab has sent what this one shows. */
  isSentElsewhere(stored: Queue): boolean {
    return this.#contents.changes.some(({ n }) => !stored.changes.some((change) => change.n === n));
  }

  /** Notes in this tab an attempt that could not be stored. */
  rememberAttempt(opKey: string): void {
    this.#unstoredAttempts.add(opKey);
  }

  /** Notes in this tab the server's ids of new items that could not be stored. */
  rememberIds(ids: Queue['ids']): void {
    for (const [temporary, known] of ids) this.#unstoredIds.set(temporary, known);
  }

  /** Returns what is stored with what could not be: see {@link rememberAttempt} and {@link rememberIds}. */
  withUnstored(stored: Queue): Queue {
    const isUnstored = ({ attempts, opKey }: PendingChange): boolean =>
      attempts === 0 && this.#unstoredAttempts.has(opKey);
    return {
      ...stored,
      changes: stored.changes.map((change) => (isUnstored(change) ? { ...change, attempts: 1 } : change)),
      ids: new Map([...this.#unstoredIds, ...stored.ids]),
    };
  }

  /** What this tab knows is stored anew where the browser has removed everything. */
  get #tab() {
    return { pilotId: this.pilotId, known: this.#contents, withUnstored: (stored: Queue) => this.withUnstored(stored) };
  }

  #showHere(queue: Queue): void {
    this.#contents = queue;
    try {
      setHasPending(this.pilotId, queue.changes.length + queue.unreadable > 0);
    } catch (error) {
      console.warn('Whether anything waits on this device could not be stored.', error);
    }
    if (!this.#isClosed) this.#events.onChange();
  }

  async #stored(): Promise<Queue> {
    const isEmpty = this.#contents.changes.length === 0;
    return isEmpty ? this.withUnstored(await readQueue(this.pilotId)) : this.store(() => null);
  }

  /** Another tab has changed what is stored: what it has sent is loaded first, since it would be missing. */
  async #readAgain(): Promise<void> {
    try {
      const stored = await this.#stored();
      if (this.isSentElsewhere(stored) && !this.#isClosed) await this.#events.loadNewer();
      if (!this.#isClosed) await this.read();
    } catch (error) {
      console.warn('What waits on this device could not be read again.', error);
    }
  }
}

/** Returns what is the same as long as nothing is joined with a change. */
function contentOf(change: PendingChange): string {
  return JSON.stringify({ ...change, attempts: 0, parked: null, named: null });
}

/** Returns how a change needs the pilot no more; null where it still does, or never has. */
function settledBy(change: PendingChange, base: Logbook, queue: Queue): QueueUpdate | null {
  if (isAdoptable(change, base, queue)) return adoptedBy(change, base);
  return isOtherFlightGone(change, base) ? { put: [{ ...change, parked: null }], remove: [] } : null;
}

/** Whether a change is parked for a flight with its track that the logbook does not have, or that may be another one after a restore. */
function isOtherFlightGone({ parked, epoch }: PendingChange, base: Logbook): boolean {
  return parked?.reason === 'known' && (epoch !== base.epoch || !base.flights.has(parked.flightId ?? 0));
}

const NOTHING: QueueWrite = { put: [], remove: [] };

function channelBetweenTabs(onMessage: () => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('wingbook-queue');
  channel.onmessage = onMessage;
  return channel;
}
