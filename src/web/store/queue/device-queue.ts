import { type CallError, callErrorOf } from '../../api/call-error.ts';
import { setWaiting } from '../../stored/waiting-pilots.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { afterRestore, namedIn } from './after-restore.ts';
import { discarded, dropped } from './discard.ts';
import { joined, parkedBy } from './join.ts';
import { adoptedBy, isAdoptable } from './name-taken.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { overlay } from './overlay.ts';
import { addToQueue, changeQueue, type QueueUpdate, queuedBytes, readQueue } from './queue-storage.ts';
import {
  EMPTY_QUEUE,
  FIRST_TEMPORARY_ID,
  isTemporary,
  knownId,
  needsUnknown,
  type Parked,
  type ParkedReason,
  type Queue,
  type QueuedChange,
  type QueueWrite,
  strandedIn,
  type Values,
  withKnownIds,
} from './queued-change.ts';
import { queuedRequest, requestOf } from './queued-request.ts';

/** What a queue needs of the store. */
export interface QueueEvents {
  /** Sends a save. `apply` is called once it waits no longer. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<SentChange>;
  /** The logbook that is held, as the server has it; null when none is: then nothing is sent. */
  readonly base: () => Logbook | null;
  /** What waits has changed, here or in another tab. */
  readonly onChange: () => void;
  /** Loads what is newer. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** A change that the server has taken. */
export interface SentChange {
  readonly savedId: number;
  readonly apply: () => void;
}

/** How the sending of what waits has ended. */
export type Flushed = 'sent' | Exclude<Outcome['state'], 'parked'>;

/** An attempt whose outcome is not known is not repeated after so long: the server forgets its key after 200 days. */
const DAY_MS = 24 * 60 * 60_000;
const LONGEST_UNKNOWN_MS = 150 * DAY_MS;
/** So often a change fails while the server answers other calls: after that it holds up no others. */
const MOST_FAILURES = 3;
/** Why a change cannot be sent: another device has been faster. */
const ELSEWHERE: readonly ParkedReason[] = ['conflict', 'gone'];

/**
 * The changes of one pilot that wait on this device, as this tab sees them. What is stored alone decides: other tabs add and send,
 * too, one at a time.
 */
export class DeviceQueue {
  readonly pilotId: number;
  readonly #events: QueueEvents;
  readonly #channel = channelBetweenTabs(() => void this.#readAgain());
  #isClosed = false;
  #queue: Queue = EMPTY_QUEUE;
  #shown: { readonly base: Logbook; readonly queue: Queue; readonly logbook: Logbook } | null = null;
  #flushing: Promise<Flushed> | null = null;
  /** Why the server did not take changes of this tab, by their keys. */
  readonly #failures = new Map<string, CallError>();
  /** How often changes have failed while the server answered another call, by their keys. */
  readonly #timesAlone = new Map<string, number>();
  /** The server's ids of new items for which there was no room, by their temporary ones. */
  readonly #unstoredIds = new Map<number, number>();
  /** The keys of changes that this tab has sent without a stored attempt. */
  readonly #unstoredAttempts = new Set<string>();

  constructor(pilotId: number, events: QueueEvents) {
    this.pilotId = pilotId;
    this.#events = events;
  }

  get queue(): Queue {
    return this.#queue;
  }

  /** Returns a logbook with what waits. */
  over(base: Logbook): Logbook {
    if (this.#shown?.base !== base || this.#shown.queue !== this.#queue) {
      this.#shown = { base, queue: this.#queue, logbook: overlay(base, this.#queue) };
    }
    return this.#shown.logbook;
  }

  /** Reads what waits. Rejects where nothing can be stored. */
  async read(): Promise<void> {
    this.#show(await this.#stored());
  }

  /** Stores a change, and returns it; null where nothing is left to send: the item was new, and is deleted. `base` is the logbook as the server has it. Rejects where it cannot be stored. */
  async add(request: ItemSave, base: Logbook): Promise<QueuedChange | null> {
    const { made, file } = await queuedRequest(request, { epoch: base.epoch, madeAt: this.#events.now() });
    setWaiting(this.pilotId, true);
    const added: { change: QueuedChange | null } = { change: null };
    const stored = await addToQueue(
      this.#tab,
      (queue, n) => {
        const id = made.id === 0 && made.dataType !== 'pilot' ? FIRST_TEMPORARY_ID + n : made.id;
        const own = { ...made, id, v: 1, n, attempts: 0, parked: null, file: file?.sha256 ?? null } as const;
        const change = { ...own, named: namedIn(base, withKnownIds(own, queue)) };
        const written = joined(queue, change);
        added.change = written.put.some(({ opKey }) => opKey === change.opKey) ? change : null;
        return { ...written, ids: this.#unstoredIds }; // It may name them, and this tab be closed before it is sent.
      },
      file,
    );
    this.#changed(stored);
    return added.change;
  }

  /** Sends what waits, in order; several calls at once are one. Never rejects. */
  async flush(): Promise<Flushed> {
    const flushing = this.#flushing;
    if (flushing === null) return this.#flushAlone();
    const flushed = await flushing;
    return flushed === 'sent' ? this.flush() : flushed; // It may have ended before the last change came.
  }

  /** Returns why the server did not take a change, once. */
  takeFailure({ opKey }: Pick<QueuedChange, 'opKey'>): CallError | null {
    const failure = this.#failures.get(opKey) ?? null;
    this.#failures.delete(opKey);
    return failure;
  }

  /** Replaces a change by what the pilot has decided, or with null discards it. Returns false where another tab has been faster. Rejects where that cannot be stored. */
  async decide(change: QueuedChange, decided: QueuedChange | null): Promise<boolean> {
    return this.#update(change, (held, queue, n) => {
      if (!decided) return discarded(queue, held, { n, now: this.#events.now() });
      // As long as it is the same save, what may have reached the server counts.
      return { put: [decided.opKey === held.opKey ? { ...decided, attempts: held.attempts } : decided], remove: [] };
    });
  }

  /** Removes a change that was just added, and rejected: its form is open. Not one that is joined with an earlier one. Rejects where that cannot be stored. */
  async takeBack(change: QueuedChange): Promise<void> {
    const contentOf = (one: QueuedChange): string => JSON.stringify({ ...one, attempts: 0, parked: null });
    await this.#update(change, (held, queue) =>
      contentOf(held) === contentOf(change) ? dropped(queue, held) : NOTHING,
    );
  }

  /** Changes what waits from before a restore from a backup: see {@link afterRestore}. Rejects where that cannot be stored. */
  async moveTo(base: Logbook): Promise<void> {
    this.#changed(await changeQueue(this.#tab, (queue) => afterRestore(queue, base)));
  }

  /** Whether a new site or glider waits whose name another one has by now. */
  hasNamesTaken(base: Logbook): boolean {
    return this.#queue.changes.some((change) => isAdoptable(change, base, this.#queue));
  }

  /** Makes changes of these: each is that other one, whose empty fields are filled. Rejects where that cannot be stored. */
  async adopt(base: Logbook): Promise<void> {
    for (const change of this.#queue.changes.filter((queued) => isAdoptable(queued, base, this.#queue)))
      await this.#update(change, (held) => adoptedBy(held, base));
  }

  /** Sends and shows nothing any more. */
  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
  }

  /** Changes a change as it is stored by now. Returns false where it has been sent or replaced meanwhile. */
  async #update(
    { n: place, opKey }: QueuedChange,
    write: (held: QueuedChange, queue: Queue, n: number) => QueueUpdate,
  ): Promise<boolean> {
    const found: { held: QueuedChange | undefined } = { held: undefined };
    const stored = await changeQueue(this.#tab, (queue, n) => {
      found.held = queue.changes.find((change) => change.n === place && change.opKey === opKey);
      return found.held ? write(found.held, queue, n) : null;
    });
    this.#changed(stored);
    return found.held !== undefined;
  }

  #flushAlone(): Promise<Flushed> {
    const flushing = this.#flush().finally(() => {
      this.#flushing = null;
    });
    this.#flushing = flushing;
    return flushing;
  }

  async #flush(): Promise<Flushed> {
    try {
      while (nextToSend(this.#queue) || strandedIn(this.#queue).size > 0) {
        const outcome = await underLock(this.pilotId, () => this.#sendNext());
        if (outcome !== 'sent') return outcome;
      }
      return 'sent';
    } catch (error) {
      console.warn('What waits on this device could not be read or stored.', error);
      return 'later';
    }
  }

  async #sendNext(): Promise<Flushed> {
    const base = this.#events.base();
    if (this.#isClosed || base === null) return 'paused';
    const { next, queue } = await this.#attempt(base).catch((error: unknown) => this.#unstoredAttempt(base, error));
    if (this.#isSentElsewhere(queue)) void this.#events.loadNewer();
    if (next) this.#queue = queue;
    else this.#changed(queue);
    if (!next) return 'sent';
    if (next.epoch !== base.epoch) return 'restored';
    return this.#sendWithFile(next, queue);
  }

  async #sendWithFile(next: QueuedChange, queue: Queue): Promise<Flushed> {
    const bytes = next.file === null ? null : await queuedBytes(this.pilotId, next.file);
    if (this.#isClosed) return 'paused'; // Another pilot may have logged in.
    if (next.file !== null && bytes === null) return this.#park(next, { reason: 'fileLost', fields: ['igc'] });
    const sent = await this.#sent(next, { queue, bytes });
    if (typeof sent === 'string') return sent;
    await this.#acknowledge(next, sent);
    return 'sent';
  }

  async #park(change: QueuedChange, parked: Parked): Promise<'sent'> {
    await this.#update(change, (held, queue) => parkedBy(queue, held, parked));
    return 'sent';
  }

  /**
   * Returns what is to be sent, none where another tab has sent everything. The attempt is stored before it, since nobody may hear
   * of its outcome.
   */
  async #attempt(base: Logbook): Promise<{ readonly next: QueuedChange | undefined; readonly queue: Queue }> {
    const attempted: { next: QueuedChange | undefined } = { next: undefined };
    const queue = await changeQueue(this.#tab, (stored) => {
      const stranded = strandedIn(stored);
      if (stranded.size > 0)
        return { put: [...stranded.values()].filter((one) => one !== undefined), remove: [...stranded.keys()] };
      const next = nextToSend(stored);
      attempted.next = next;
      if (!next || next.epoch !== base.epoch) return null;
      const isOld = next.attempts > 0 && this.#isOld(next);
      if (isOld) attempted.next = undefined;
      if (isOld) return parkedBy(stored, next, { reason: 'old', fields: [] });
      // Of what they name more may be known by now.
      const named = namedAnew(stored, base).filter(({ n }) => n !== next.n);
      return { put: [{ ...withNamed(stored, base, next), attempts: next.attempts + 1 }, ...named], remove: [] };
    });
    return { next: attempted.next, queue };
  }

  /**
   * Returns what is to be sent where no attempt can be stored, as on a full device: nothing of it would be sent until there is room.
   * Throws the error where that is not known.
   */
  async #unstoredAttempt(
    base: Logbook,
    error: unknown,
  ): Promise<{ readonly next: QueuedChange; readonly queue: Queue }> {
    const queue = this.#seen(await readQueue(this.pilotId));
    const next = nextToSend(queue);
    if (!next || (next.attempts > 0 && this.#isOld(next))) throw error;
    if (next.epoch === base.epoch) this.#unstoredAttempts.add(next.opKey);
    return { next, queue: this.#seen(queue) };
  }

  /** A change from the future was made while the clock was ahead: nobody knows when. */
  #isOld({ madeAt }: QueuedChange): boolean {
    const age = this.#events.now() - madeAt;
    return age > LONGEST_UNKNOWN_MS || age < -DAY_MS;
  }

  async #sent(
    next: QueuedChange,
    { queue, bytes }: { readonly queue: Queue; readonly bytes: Uint8Array | null },
  ): Promise<SentChange | Flushed> {
    try {
      return await this.#events.send(requestOf(withKnownIds(next, queue), bytes));
    } catch (thrown) {
      return this.#afterFailure(next, callErrorOf(thrown));
    }
  }

  /**
   * The change and the id of its item in one transaction: a reference to it is never without one of them. Where that is lost with
   * the power, the change is sent once more under its key.
   */
  async #acknowledge(change: QueuedChange, { savedId, apply }: SentChange): Promise<void> {
    const ids = new Map(isTemporary(change.id) ? [[change.id, savedId]] : []);
    const update = (queue: Queue): QueueUpdate => ({ ...removalOf(queue, change), ids });
    const stored = await changeQueue(this.#tab, update, 'relaxed').catch((error: unknown) => {
      if (ids.size === 0) throw error;
      return this.#removeUnnamed(change, ids, error);
    });
    if (this.#isClosed) return;
    this.#queue = stored;
    apply();
    this.#changed(stored);
  }

  /**
   * On a full device nothing can be added, but removed, unless something else that waits needs the id: then it throws the error. A page
   * may have the id, too: it is stored where that has made room, and else kept in this tab.
   */
  async #removeUnnamed(change: QueuedChange, ids: Queue['ids'], error: unknown): Promise<Queue> {
    const stored = await changeQueue(this.#tab, (queue) => {
      if (isNamed(queue, change)) throw error;
      return removalOf(queue, change);
    });
    return changeQueue(this.#tab, () => ({ put: [], remove: [], ids }), 'relaxed').catch(() => {
      for (const [temporary, known] of ids) this.#unstoredIds.set(temporary, known);
      return this.#seen(stored);
    });
  }

  async #afterFailure(change: QueuedChange, error: CallError): Promise<Flushed> {
    const outcome = outcomeOf(error);
    if (outcome.state === 'parked') {
      if (!this.#isClosed) this.#failures.set(change.opKey, error);
      // The pilot is asked about what the other device has saved.
      if (ELSEWHERE.includes(outcome.parked.reason)) void this.#events.loadNewer();
      return this.#park(change, outcome.parked);
    }
    const isAlone = 'mayBeAlone' in outcome && outcome.mayBeAlone && (await this.#events.loadNewer());
    return isAlone ? this.#afterFailureAlone(change) : outcome.state;
  }

  /** As at a proxy that takes no body of this size: in the end the pilot decides, and all others go on. */
  async #afterFailureAlone(change: QueuedChange): Promise<Flushed> {
    const times = 1 + (this.#timesAlone.get(change.opKey) ?? 0);
    this.#timesAlone.set(change.opKey, times % MOST_FAILURES);
    return times < MOST_FAILURES ? 'later' : this.#park(change, { reason: 'refused', fields: [], mayBeWritten: true });
  }

  #changed(stored: Queue): void {
    this.#show(stored);
    if (!this.#isClosed) this.#channel?.postMessage(this.pilotId);
  }

  #show(queue: Queue): void {
    this.#queue = queue;
    try {
      setWaiting(this.pilotId, queue.changes.length + queue.unreadable > 0);
    } catch (error) {
      console.warn('Whether anything waits on this device could not be stored.', error);
    }
    if (!this.#isClosed) this.#events.onChange();
  }

  /** What this tab knows is stored anew where the browser has removed everything. */
  get #tab() {
    return { pilotId: this.pilotId, known: this.#queue, seen: (stored: Queue) => this.#seen(stored) };
  }

  /** Returns what is stored with what could not be. */
  #seen(stored: Queue): Queue {
    const isUnstored = ({ attempts, opKey }: QueuedChange): boolean =>
      attempts === 0 && this.#unstoredAttempts.has(opKey);
    return {
      ...stored,
      changes: stored.changes.map((change) => (isUnstored(change) ? { ...change, attempts: 1 } : change)),
      ids: new Map([...this.#unstoredIds, ...stored.ids]),
    };
  }

  async #stored(): Promise<Queue> {
    const isEmpty = this.#queue.changes.length === 0;
    return isEmpty ? this.#seen(await readQueue(this.pilotId)) : changeQueue(this.#tab, () => null);
  }

  #isSentElsewhere(stored: Queue): boolean {
    return this.#queue.changes.some(({ n }) => !stored.changes.some((change) => change.n === n));
  }

  /** Another tab has changed what is stored: what it has sent is loaded first, since it would be missing. */
  async #readAgain(): Promise<void> {
    try {
      const stored = await this.#stored();
      if (this.#isSentElsewhere(stored) && !this.#isClosed) await this.#events.loadNewer();
      if (!this.#isClosed) await this.read();
    } catch (error) {
      console.warn('What waits on this device could not be read again.', error);
    }
  }
}

const NOTHING: QueueWrite = { put: [], remove: [] };

/** Returns the first change that can be sent: not one that the pilot must decide, nor one of an item that the server does not have because of that. */
export function nextToSend(queue: Queue): QueuedChange | undefined {
  const held = new Set<string>();
  return queue.changes.find((change) => {
    const item = `${change.dataType} ${knownId(queue, change.id)}`;
    const isHeld = change.parked !== null || held.has(item) || needsUnknown(queue, change);
    if (isHeld) held.add(item);
    return !isHeld;
  });
}

function removalOf({ changes }: Queue, { n, opKey }: QueuedChange): QueueWrite {
  return { put: [], remove: changes.filter((change) => change.n === n && change.opKey === opKey) };
}

/** Whether another change is of the same item, or names it. */
function isNamed({ changes }: Queue, { n, id }: QueuedChange): boolean {
  const idsIn = (values: Values | null): unknown[] => [values?.siteId, values?.gliderId];
  const others = changes.filter((change) => change.n !== n);
  return others.some((other) => [other.id, ...idsIn(other.data), ...idsIn(other.before)].includes(id));
}

/** Returns a change with all that it names, as far as the server has it by now. */
function withNamed(queue: Queue, base: Logbook, change: QueuedChange): QueuedChange {
  return { ...change, named: { ...change.named, ...namedIn(base, withKnownIds(change, queue)) } };
}

/** Returns the changes that name more by now than is stored of them. */
function namedAnew(queue: Queue, base: Logbook): readonly QueuedChange[] {
  const countOf = ({ named = {} }: QueuedChange): number => Object.keys(named).length;
  return queue.changes.flatMap((change) => {
    const named = change.epoch === base.epoch ? withNamed(queue, base, change) : change;
    return countOf(named) > countOf(change) ? named : [];
  });
}

/** One tab sends at a time. Held for one call alone: a frozen tab would keep it. */
function underLock<Result>(pilotId: number, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`wingbook-queue-${pilotId}`, work) : work();
}

function channelBetweenTabs(onMessage: () => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('wingbook-queue');
  channel.onmessage = onMessage;
  return channel;
}
