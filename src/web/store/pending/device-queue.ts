import type { DraftKeys } from '../../device-storage/draft-rows.ts';
import { inTime } from '../../device-storage/in-time.ts';
import { setHasPending, setLastSent } from '../../device-storage/pilots-with-pending.ts';
import type { StoredRow } from '../../device-storage/stored-database.ts';
import { untilKept } from '../copy/device-copy.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { afterRestore, namedIn } from './after-restore.ts';
import { discarded, withoutChange } from './discard.ts';
import { joined } from './join.ts';
import { adoptedBy, isAdoptable } from './name-taken.ts';
import { overlay } from './overlay.ts';
import {
  attemptOf,
  EMPTY_QUEUE,
  FIRST_TEMPORARY_ID,
  needOf,
  type PendingChange,
  pendingFlightsIn,
  type Queue,
  sendable,
  WAITING,
} from './pending-change.ts';
import { pendingRequest } from './pending-request.ts';
import { addToQueue, changeQueue, type QueueUpdate, readQueue } from './queue-storage.ts';
import { withKnownIds } from './references.ts';
import type { QueueWrite } from './removal.ts';
import { glidersInRules } from './rule-gliders.ts';

/** In some browsers writing never settles. */
const COPY_TIMEOUT_MS = 5_000;

/** The parts of the store that a queue needs. */
export interface QueueEvents {
  /** The pending changes have changed, here or in another tab. */
  readonly onChange: () => void;
  /** Loads newer items. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
  /** Unix milliseconds by the device's clock. */
  readonly now: () => number;
}

/**
 * The pending changes of one pilot on this device, as this tab sees them. Only the stored queue counts: other tabs add and send,
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

  /** The pending changes, as this tab has last seen them. */
  get contents(): Queue {
    return this.#contents;
  }

  /** Returns a logbook with the pending changes. */
  over(base: Logbook): Logbook {
    if (this.#shown?.base !== base || this.#shown.queue !== this.#contents) {
      this.#shown = { base, queue: this.#contents, logbook: overlay(base, this.#contents) };
    }
    return this.#shown.logbook;
  }

  /** Reads the pending changes. Rejects when nothing can be stored. */
  async read(): Promise<void> {
    this.#showHere(await this.#stored());
  }

  /**
   * Stores a change, and returns it; null when nothing is left to send: the item was new, and is deleted. `base` is the logbook as the
   * server has it, `knownFlights` are the other flights that have the file of its track, as far as the pilot knows. The form's draft goes in the
   * same transaction. Rejects when it cannot be stored.
   */
  async add(
    request: ItemSave,
    base: Logbook,
    knownFlights: readonly number[] = [],
    draft?: DraftKeys,
  ): Promise<PendingChange | null> {
    const { made, file } = await pendingRequest(request, { epoch: base.epoch, madeAt: this.#events.now() });
    setHasPending(this.pilotId, true);
    const added: { change: PendingChange | null } = { change: null };
    const stored = await addToQueue(
      this.#tab,
      (queue, n) => {
        const id = made.id === 0 && made.dataType !== 'pilot' ? FIRST_TEMPORARY_ID + n : made.id;
        const own: PendingChange = { ...made, id, n, status: WAITING, file: file?.sha256 ?? null };
        const known = own.file !== null && { knownFlights: [...knownFlights, ...pendingFlightsIn(queue, own.file)] };
        const named = {
          ...namedIn(base, withKnownIds(own, queue)),
          ...(own.dataType === 'pilot' && glidersInRules(own, overlay(base, queue).gliders)),
        };
        const change: PendingChange = { ...own, ...known, named };
        const written = joined(queue, change);
        added.change = written.put.some(({ opKey }) => opKey === change.opKey) ? change : null;
        return { ...written, ids: this.#unstoredIds }; // It may name them, and this tab be closed before it is sent.
      },
      { file, draft },
    );
    this.show(stored);
    return added.change;
  }

  /** Replaces a change by the pilot's decision, or with null discards it. Returns false when it has changed since, as in another tab. Rejects when that cannot be stored. */
  async decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    const seen = { isSame: false };
    const isThere = await this.update(change, (held, queue, n) => {
      seen.isSame = contentOf(held) === contentOf(change);
      if (!seen.isSame) return NOTHING; // It has more in it, which the pilot has not seen.
      if (!decided) return discarded(queue, held, n);
      return { put: [decided.opKey === held.opKey ? withAttemptOf(held, decided) : decided], remove: [] };
    });
    return isThere && seen.isSame;
  }

  /**
   * Removes a change that was just added, and rejected: its form is open, and its draft is put back in the same transaction. Not one
   * that is joined with an earlier one. Rejects when that cannot be stored.
   */
  async takeBack(change: PendingChange, draft: readonly StoredRow[] = []): Promise<void> {
    await this.update(change, (held, queue) =>
      contentOf(held) === contentOf(change) ? { ...withoutChange(queue, held, 'backInForm'), draft } : NOTHING,
    );
  }

  /**
   * Moves the pending changes from before a restore to the restored logbook: see {@link afterRestore}. Only once the copy is written: what
   * they are about is not put aside with the rest that the logbook lacks. Rejects when that takes too long, or cannot be stored.
   */
  async moveTo(base: Logbook): Promise<void> {
    await inTime(untilKept(), COPY_TIMEOUT_MS);
    this.show(await this.store((queue) => afterRestore(queue, base)));
  }

  /** Whether {@link settle} has anything to do. */
  canSettle(base: Logbook): boolean {
    return this.#contents.changes.some((change) => settledBy(change, base, this.#contents) !== null);
  }

  /**
   * Lets changes be sent that no longer need the pilot: a new site or glider whose name another one has taken becomes a change of that
   * one, filling its empty fields; a track of a flight that is gone is asked about again. Rejects when that cannot be stored.
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

  /** Changes the stored queue. Returns the queue after it, which is not shown yet. Rejects when it cannot be stored. */
  store(
    write: (queue: Queue, n: number) => QueueUpdate | null,
    durability: 'strict' | 'relaxed' = 'strict',
  ): Promise<Queue> {
    return changeQueue(this.#tab, write, durability);
  }

  /**
   * Rewrites a change as it is stored now, and shows the outcome. Returns false when it has been sent or replaced meanwhile. Rejects
   * where that cannot be stored.
   */
  async update(
    { n: place, opKey }: Pick<PendingChange, 'n' | 'opKey'>,
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

  /** Notes that a change was sent. */
  noteSent(): void {
    inLocalRows(() => setLastSent(this.pilotId, this.#events.now()));
  }

  /** Shows the stored queue, here and in the other tabs. */
  show(stored: Queue): void {
    this.#showHere(stored);
    if (!this.#isClosed) this.#channel?.postMessage(this.pilotId);
  }

  /** Like {@link show}, but without notifying anybody: it looks the same, or is shown a moment later. */
  hold(stored: Queue): void {
    this.#contents = stored;
  }

  /** Whether another tab has sent the changes that this one shows. */
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

  /** Returns the stored queue with the changes that could not be stored: see {@link rememberAttempt} and {@link rememberIds}. */
  withUnstored(stored: Queue): Queue {
    const isUnstored = ({ status, opKey }: PendingChange): boolean =>
      status.state === 'waiting' && this.#unstoredAttempts.has(opKey);
    return {
      ...stored,
      changes: stored.changes.map((change) => (isUnstored(change) ? attempted(change, null) : change)),
      ids: new Map([...this.#unstoredIds, ...stored.ids]),
    };
  }

  /** Stores this tab's queue anew where the browser has removed everything. */
  get #tab() {
    return { pilotId: this.pilotId, known: this.#contents, withUnstored: (stored: Queue) => this.withUnstored(stored) };
  }

  #showHere(queue: Queue): void {
    this.#contents = queue;
    inLocalRows(() => setHasPending(this.pilotId, queue.changes.length + queue.unreadable > 0));
    if (!this.#isClosed) this.#events.onChange();
  }

  async #stored(): Promise<Queue> {
    const isEmpty = this.#contents.changes.length === 0;
    return isEmpty ? this.withUnstored(await readQueue(this.pilotId)) : this.store(() => null);
  }

  /** Another tab has changed the stored queue: items that it has sent are loaded first, since they would be missing. */
  async #readAgain(): Promise<void> {
    try {
      const stored = await this.#stored();
      if (this.isSentElsewhere(stored) && !this.#isClosed) await this.#events.loadNewer();
      if (!this.#isClosed) await this.read();
    } catch (error) {
      console.warn('The pending changes could not be read again.', error);
    }
  }
}

/** Returns a change that may have reached the server. `now` is in Unix milliseconds by the server's clock; null when unknown. */
export function attempted(change: PendingChange, now: number | null): PendingChange {
  return { ...change, status: { state: 'attempted', since: attemptOf(change)?.since ?? now } };
}

/** As long as it is the same save, an attempt counts of which the page does not know. */
function withAttemptOf(held: PendingChange, decided: PendingChange): PendingChange {
  const attempt = attemptOf(held);
  return attempt && decided.status.state === 'waiting' ? attempted(decided, attempt.since) : decided;
}

/** Returns a text that stays the same as long as nothing is joined with a change. */
function contentOf({ status: _, named: _named, ...content }: PendingChange): string {
  return JSON.stringify(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns how a change can be sent that needed the pilot; null when it still does, or never has. */
function settledBy(change: PendingChange, base: Logbook, queue: Queue): QueueUpdate | null {
  if (isAdoptable(change, base, queue)) return adoptedBy(change, base);
  return isOtherFlightGone(change, base) ? { put: [sendable(change)], remove: [] } : null;
}

/** Whether the flight with its track, for which a change needs the pilot, is not in the logbook, or may be another one after a restore. */
function isOtherFlightGone(change: PendingChange, base: Logbook): boolean {
  const need = needOf(change);
  return need?.reason === 'known' && (change.epoch !== base.epoch || !base.flights.has(need.flightId ?? 0));
}

function inLocalRows(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn('A note on the pending changes could not be stored.', error);
  }
}

const NOTHING: QueueWrite = { put: [], remove: [] };

function channelBetweenTabs(onMessage: () => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('wingbook-queue');
  channel.onmessage = onMessage;
  return channel;
}
