import type { ResponseOf } from '#contract/endpoint';
import type { knownTrack } from '#contract/tracks';
import { type CallError, callErrorOf } from '../../api/call-error.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { namedIn } from './after-restore.ts';
import { DeviceQueue, type QueueEvents } from './device-queue.ts';
import { parkedBy } from './join.ts';
import { nextToSend, strandedIn } from './next-to-send.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  isTemporary,
  type Parked,
  type ParkedReason,
  type PendingChange,
  type Queue,
  type QueueWrite,
  trackOf,
  type Values,
  withKnownIds,
} from './pending-change.ts';
import { requestOf } from './pending-request.ts';
import { pendingBytes, type QueueUpdate, readQueue } from './queue-storage.ts';

/** What sending needs of the store. */
export interface SenderEvents extends QueueEvents {
  /** Sends a save. `apply` is called once it waits no longer. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<SentChange>;
  /** The logbook that is held, as the server has it; null when none is: then nothing is sent. */
  readonly base: () => Logbook | null;
  /** Asks the server which flights have a track file. Rejects, mostly with a `CallError`. */
  readonly flightsWith: (file: string) => Promise<FlightsOfFile>;
}

/** Flights that have a track file, with their times in Unix seconds. */
export type FlightsOfFile = ResponseOf<typeof knownTrack>['flights'];

/** A change that the server has taken. */
export interface SentChange {
  readonly savedId: number;
  readonly apply: () => void;
}

type NotParked = Exclude<Outcome, { readonly state: 'parked' }>;
/** How the sending of what waits has ended. */
export type Flushed = 'sent' | NotParked['state'];

const DAY_MS = 24 * 60 * 60_000;
/** An attempt whose outcome is not known is not repeated after so long: the server forgets its key after 200 days. */
const LONGEST_UNKNOWN_MS = 150 * DAY_MS;
/** So often a change fails while the server answers other calls: after that it holds up no others. */
const MOST_FAILURES = 3;
/** Why a change cannot be sent: another device has been faster. */
const ELSEWHERE: readonly ParkedReason[] = ['conflict', 'gone'];

/** Sends what waits of a pilot, one change at a time. What comes of each is stored: the tab may be closed at any moment. */
export class QueueSender {
  readonly queue: DeviceQueue;
  readonly #events: SenderEvents;
  #flushing: Promise<Flushed> | null = null;
  /** Why the server did not take changes of this tab, by their keys. */
  readonly #failures = new Map<string, CallError>();
  /** How often changes have failed while the server answered another call, by their keys. */
  readonly #timesAlone = new Map<string, number>();
  /** The keys of changes about whose track the server has been asked: there is nothing to tell the pilot. */
  readonly #asked = new Set<string>();
  /** Whether the server has answered that question so far, or nobody has asked. */
  #canAsk = true;

  constructor(pilotId: number, events: SenderEvents) {
    this.queue = new DeviceQueue(pilotId, events);
    this.#events = events;
  }

  /** Sends what waits, in order; several calls at once are one. Never rejects. */
  async flush(): Promise<Flushed> {
    const flushing = this.#flushing;
    if (flushing === null) return this.#flushAlone();
    const flushed = await flushing;
    return flushed === 'sent' ? this.flush() : flushed; // It may have ended before the last change came.
  }

  /** Returns why the server did not take a change, once. */
  takeFailure({ opKey }: Pick<PendingChange, 'opKey'>): CallError | null {
    const failure = this.#failures.get(opKey) ?? null;
    this.#failures.delete(opKey);
    return failure;
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
      while (nextToSend(this.queue.contents) || strandedIn(this.queue.contents).size > 0) {
        const outcome = await underLock(this.queue.pilotId, () => this.#sendNext());
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
    if (this.queue.isClosed || base === null) return 'paused';
    const { next, stored } = await this.#attempt(base).catch((error: unknown) => this.#unstoredAttempt(base, error));
    if (this.queue.isSentElsewhere(stored)) void this.#events.loadNewer();
    if (!next) {
      this.queue.show(stored);
      return 'sent';
    }
    this.queue.hold(stored);
    if (next.epoch !== base.epoch) return 'restored';
    return this.#isToAsk(next) ? this.#ask(next, stored) : this.#sendWithFile(next, stored);
  }

  /**
   * Returns what is to be sent or asked about, none where another tab has sent everything. An attempt to send it is stored before, since
   * nobody may hear of its outcome.
   */
  async #attempt(base: Logbook): Promise<{ readonly next: PendingChange | undefined; readonly stored: Queue }> {
    const attempted: { next: PendingChange | undefined } = { next: undefined };
    const stored = await this.queue.store((queue) => {
      const stranded = strandedIn(queue);
      if (stranded.size > 0)
        return { put: [...stranded.values()].filter((one) => one !== undefined), remove: [...stranded.keys()] };
      const next = nextToSend(queue);
      attempted.next = next;
      if (!next || next.epoch !== base.epoch || this.#isToAsk(next)) return null;
      const isOld = next.attempts > 0 && this.#isOld(next);
      if (isOld) attempted.next = undefined;
      if (isOld) return parkedBy(queue, next, { reason: 'old', fields: [] });
      // Of what they name more may be known by now.
      const named = namedAnew(queue, base).filter(({ n }) => n !== next.n);
      return { put: [{ ...withNamed(queue, base, next), attempts: next.attempts + 1 }, ...named], remove: [] };
    });
    return { next: attempted.next, stored };
  }

  /**
   * Returns what is to be sent where no attempt can be stored, as on a full device: nothing of it would be sent until there is room.
   * Throws the error where that is not known.
   */
  async #unstoredAttempt(
    base: Logbook,
    error: unknown,
  ): Promise<{ readonly next: PendingChange; readonly stored: Queue }> {
    const stored = this.queue.withUnstored(await readQueue(this.queue.pilotId));
    const next = nextToSend(stored);
    if (!next || (next.attempts > 0 && this.#isOld(next))) throw error;
    if (next.epoch === base.epoch && !this.#isToAsk(next)) this.queue.rememberAttempt(next.opKey);
    return { next, stored: this.queue.withUnstored(stored) };
  }

  /** A change from the future was made while the clock was ahead: nobody knows when. */
  #isOld({ madeAt }: PendingChange): boolean {
    const age = this.#events.now() - madeAt;
    return age > LONGEST_UNKNOWN_MS || age < -DAY_MS;
  }

  /** Whether the server is to be asked about its track first: not where it may have it by now. */
  #isToAsk({ opKey, attempts, file, knownFlights }: PendingChange): boolean {
    const canBeAsked = this.#canAsk && file !== null && knownFlights !== undefined;
    return canBeAsked && attempts === 0 && !this.#asked.has(opKey);
  }

  /** Asks whether another flight has the track of a change, and parks it if its form has not shown that flight. */
  async #ask(change: PendingChange, stored: Queue): Promise<Flushed> {
    const flights = await this.#flightsWith(change);
    if (this.queue.isClosed) return 'paused';
    if (typeof flights === 'string') return flights;
    const other = unknownFlight(withKnownIds(change, stored), flights);
    if (!other) {
      this.#asked.add(change.opKey);
      return 'sent';
    }
    void this.#events.loadNewer(); // The pilot is shown that flight.
    return this.#park(change, { reason: 'known', fields: ['igc'], flightId: other.flightId });
  }

  /** Returns the flights that have the track of a change: none where the server answers all but this question. */
  async #flightsWith(change: PendingChange): Promise<FlightsOfFile | Flushed> {
    try {
      return await this.#events.flightsWith(change.file ?? '');
    } catch (thrown) {
      const outcome = outcomeOf(callErrorOf(thrown));
      const flushed = outcome.state === 'parked' ? null : await this.#flushedAfter(change, outcome);
      if (flushed === null) this.#canAsk = false; // Each further track would wait as long.
      return flushed ?? [];
    }
  }

  async #sendWithFile(next: PendingChange, stored: Queue): Promise<Flushed> {
    const bytes = next.file === null ? null : await pendingBytes(this.queue.pilotId, next.file);
    if (this.queue.isClosed) return 'paused'; // Another pilot may have logged in.
    if (next.file !== null && bytes === null) return this.#park(next, { reason: 'fileLost', fields: ['igc'] });
    const sent = await this.#sent(next, { stored, bytes });
    if (typeof sent === 'string') return sent;
    await this.#acknowledge(next, sent);
    return 'sent';
  }

  async #sent(
    next: PendingChange,
    { stored, bytes }: { readonly stored: Queue; readonly bytes: Uint8Array | null },
  ): Promise<SentChange | Flushed> {
    try {
      return await this.#events.send(requestOf(withKnownIds(next, stored), bytes));
    } catch (thrown) {
      return this.#afterFailure(next, callErrorOf(thrown));
    }
  }

  /**
   * The change and the id of its item in one transaction: a reference to it is never without one of them. Where that is lost with
   * the power, the change is sent once more under its key.
   */
  async #acknowledge(change: PendingChange, { savedId, apply }: SentChange): Promise<void> {
    const ids = new Map(isTemporary(change.id) ? [[change.id, savedId]] : []);
    const update = (queue: Queue): QueueUpdate => ({ ...removalOf(queue, change), ids });
    const stored = await this.queue.store(update, 'relaxed').catch((error: unknown) => {
      if (ids.size === 0) throw error;
      return this.#removeUnnamed(change, ids, error);
    });
    if (this.queue.isClosed) return;
    this.queue.hold(stored);
    apply();
    this.queue.show(stored);
  }

  /**
   * On a full device nothing can be added, but removed, unless something else that waits needs the id: then it throws the error. A page
   * may have the id, too: it is stored where that has made room, and else kept in this tab.
   */
  async #removeUnnamed(change: PendingChange, ids: Queue['ids'], error: unknown): Promise<Queue> {
    const stored = await this.queue.store((queue) => {
      if (isNamed(queue, change)) throw error;
      return removalOf(queue, change);
    });
    return this.queue
      .store(() => ({ put: [], remove: [], ids }), 'relaxed')
      .catch(() => {
        this.queue.rememberIds(ids);
        return this.queue.withUnstored(stored);
      });
  }

  async #park(change: PendingChange, parked: Parked): Promise<'sent'> {
    await this.queue.update(change, (held, queue) => parkedBy(queue, held, parked));
    return 'sent';
  }

  async #afterFailure(change: PendingChange, error: CallError): Promise<Flushed> {
    const outcome = outcomeOf(error);
    if (outcome.state === 'parked') {
      if (!this.queue.isClosed) this.#failures.set(change.opKey, error);
      // The pilot is asked about what the other device has saved.
      if (ELSEWHERE.includes(outcome.parked.reason)) void this.#events.loadNewer();
      return this.#park(change, outcome.parked);
    }
    const flushed = await this.#flushedAfter(change, outcome);
    // In the end the pilot decides, and all others go on.
    return flushed ?? this.#park(change, { reason: 'refused', fields: [], mayBeWritten: true });
  }

  /** Returns how sending ends after a failure; null where this alone has failed too often, as at a proxy that takes no body of its size. */
  async #flushedAfter({ opKey }: PendingChange, outcome: NotParked): Promise<Flushed | null> {
    const isAlone = 'mayBeAlone' in outcome && outcome.mayBeAlone && (await this.#events.loadNewer());
    if (!isAlone) return outcome.state;
    const times = 1 + (this.#timesAlone.get(opKey) ?? 0);
    this.#timesAlone.set(opKey, times % MOST_FAILURES);
    return times < MOST_FAILURES ? 'later' : null;
  }
}

/** Returns another flight with the same part of a file, or some of it, that the pilot does not know of. */
function unknownFlight(change: PendingChange, flights: FlightsOfFile): FlightsOfFile[number] | undefined {
  const range = trackOf(change)?.range;
  const known = [change.id, ...(change.knownFlights ?? [])];
  return flights.find(({ flightId, launchTime, landingTime }) => {
    const isSamePart = !range || Math.min(range.to, landingTime) > Math.max(range.from, launchTime);
    return isSamePart && !known.includes(flightId);
  });
}

function removalOf({ changes }: Queue, { n, opKey }: PendingChange): QueueWrite {
  return { put: [], remove: changes.filter((change) => change.n === n && change.opKey === opKey) };
}

/** Whether another change is of the same item, or names it. */
function isNamed({ changes }: Queue, { n, id }: PendingChange): boolean {
  const idsIn = (values: Values | null): unknown[] => [values?.siteId, values?.gliderId];
  const others = changes.filter((change) => change.n !== n);
  return others.some((other) => [other.id, ...idsIn(other.data), ...idsIn(other.before)].includes(id));
}

/** Returns a change with all that it names, as far as the server has it by now. */
function withNamed(queue: Queue, base: Logbook, change: PendingChange): PendingChange {
  return { ...change, named: { ...change.named, ...namedIn(base, withKnownIds(change, queue)) } };
}

/** Returns the changes that name more by now than is stored of them. */
function namedAnew(queue: Queue, base: Logbook): readonly PendingChange[] {
  const countOf = ({ named = {} }: PendingChange): number => Object.keys(named).length;
  return queue.changes.flatMap((change) => {
    const named = change.epoch === base.epoch ? withNamed(queue, base, change) : change;
    return countOf(named) > countOf(change) ? named : [];
  });
}

/** One tab sends at a time. Held for one call alone: a frozen tab would keep it. */
function underLock<Result>(pilotId: number, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`wingbook-queue-${pilotId}`, work) : work();
}
