import type { ResponseOf } from '#contract/endpoint';
import type { knownTrack } from '#contract/tracks';
import { type CallError, callErrorOf } from '../../api/call-error.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { namedIn } from './after-restore.ts';
import { attempted, DeviceQueue, type QueueEvents } from './device-queue.ts';
import { withNeed } from './join.ts';
import { nextToSend, strandedIn } from './next-to-send.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  attemptOf,
  isTemporary,
  type Need,
  type PendingChange,
  type Queue,
  type Reason,
  trackOf,
} from './pending-change.ts';
import { requestOf } from './pending-request.ts';
import { pendingBytes, type QueueUpdate, readQueue } from './queue-storage.ts';
import { referencesIn, withKnownIds } from './references.ts';
import { type QueueWrite, removed } from './removal.ts';
import { withPresentGliders } from './rule-gliders.ts';

/** The parts of the store that sending needs. */
export interface SenderEvents extends QueueEvents {
  /** Sends a save. `apply` is called once it is pending no longer. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<SentChange>;
  /** The logbook that is held, as the server has it; null when none is: then nothing is sent. */
  readonly base: () => Logbook | null;
  /** Asks the server which flights have a track file. Rejects, mostly with a `CallError`. */
  readonly flightsWith: (file: string) => Promise<FlightsOfFile>;
  /** Unix milliseconds by the server's clock; null when unknown. */
  readonly serverNow: () => number | null;
}

/** Flights that have a track file, with their times in Unix seconds. */
export type FlightsOfFile = ResponseOf<typeof knownTrack>['flights'];

/** A change that the server has saved. */
export interface SentChange {
  readonly savedId: number;
  readonly apply: () => void;
}

type Failure = Exclude<Outcome, { readonly state: 'needsPilot' }>;
/** How sending the pending changes has ended. */
export type Flushed = 'sent' | Failure['state'];

const DAY_MS = 24 * 60 * 60_000;
/** An attempt whose outcome is not known is not repeated after so long: the server forgets its key after 200 days. */
const LONGEST_UNKNOWN_MS = 150 * DAY_MS;
/** So often a change fails while the server answers other calls: after that it holds up no others. */
const MOST_FAILURES = 3;
/** Another device has been faster. */
const ELSEWHERE: readonly Reason[] = ['conflict', 'gone'];

/** Sends the pending changes of a pilot, one at a time. The outcome of each is stored: the tab may be closed at any moment. */
export class QueueSender {
  readonly queue: DeviceQueue;
  readonly #events: SenderEvents;
  #flushing: Promise<Flushed> | null = null;
  /** Why the server did not take changes of this tab, by their keys. */
  readonly #failures = new Map<string, CallError>();
  /** How often changes have failed while the server answered another call, by their keys. */
  readonly #timesAlone = new Map<string, number>();
  /** The keys of changes about whose track the server was asked: there is nothing to tell the pilot. */
  readonly #asked = new Set<string>();
  /** Whether the server has answered that question so far, or nobody has asked. */
  #canAsk = true;

  constructor(pilotId: number, events: SenderEvents) {
    this.queue = new DeviceQueue(pilotId, events);
    this.#events = events;
  }

  /** Sends the pending changes in order; several calls at once are one. Never rejects. */
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
      while (nextToSend(this.queue.contents) || strandedIn(this.queue.contents)) {
        const outcome = await underLock(this.queue.pilotId, () => this.#sendNext());
        if (outcome !== 'sent') return outcome;
      }
      return 'sent';
    } catch (error) {
      console.warn('The pending changes could not be read or stored.', error);
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
   * Returns the change to be sent or asked about, as it was before; none where another tab has sent everything. An attempt to send it
   * is stored first, since nobody may hear of its outcome.
   */
  async #attempt(base: Logbook): Promise<{ readonly next: PendingChange | undefined; readonly stored: Queue }> {
    const found: { next: PendingChange | undefined } = { next: undefined };
    const stored = await this.queue.store((queue) => {
      const stranded = strandedIn(queue);
      if (stranded) return stranded;
      const next = nextToSend(queue);
      found.next = next;
      if (!next || next.epoch !== base.epoch || this.#isToAsk(next)) return null;
      if (this.#isOld(next)) {
        found.next = undefined;
        return withNeed(queue, next, { reason: 'old', fields: [] });
      }
      // The server may meanwhile have items that other changes name.
      const named = namedAnew(queue, base).filter(({ n }) => n !== next.n);
      // What may have reached the server is never altered.
      const sent = attemptOf(next) ? next : withPresentGliders(next, base.gliders);
      found.next = sent;
      return { put: [attempted(withNamed(queue, base, sent), this.#events.serverNow()), ...named], remove: [] };
    });
    return { next: found.next, stored };
  }

  /**
   * Returns the change to be sent where no attempt can be stored, as on a full device: otherwise nothing would be sent until there is
   * room. Throws the error when unknown.
   */
  async #unstoredAttempt(
    base: Logbook,
    error: unknown,
  ): Promise<{ readonly next: PendingChange; readonly stored: Queue }> {
    const stored = this.queue.withUnstored(await readQueue(this.queue.pilotId));
    const next = nextToSend(stored);
    if (!next || this.#isOld(next)) throw error;
    if (next.epoch === base.epoch && !this.#isToAsk(next)) this.queue.rememberAttempt(next.opKey);
    return { next, stored: this.queue.withUnstored(stored) };
  }

  /** Whether its outcome has been unknown for too long. In rows of version 1.1.0 only the device's clock tells; one that was ahead tells nothing. */
  #isOld(change: PendingChange): boolean {
    const [attempt, now] = [attemptOf(change), this.#events.serverNow() ?? this.#events.now()];
    if (attempt === null) return false;
    const age = now - (attempt.since ?? change.madeAt);
    return age > LONGEST_UNKNOWN_MS || (attempt.since === null && age < -DAY_MS);
  }

  /** Whether the server is to be asked about its track first: not where it may have it. */
  #isToAsk(change: PendingChange): boolean {
    const { opKey, file, knownFlights } = change;
    const canBeAsked = this.#canAsk && file !== null && knownFlights !== undefined;
    return canBeAsked && attemptOf(change) === null && !this.#asked.has(opKey);
  }

  /** Asks whether another flight has the track of a change; the pilot decides if its form has not shown that flight. */
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
    return this.#need(change, { reason: 'known', fields: ['igc'], flightId: other.flightId });
  }

  /** Returns the flights that have the track of a change: none where the server answers all but this question. */
  async #flightsWith(change: PendingChange): Promise<FlightsOfFile | Flushed> {
    try {
      return await this.#events.flightsWith(change.file ?? '');
    } catch (thrown) {
      const outcome = outcomeOf(callErrorOf(thrown));
      const flushed = outcome.state === 'needsPilot' ? null : await this.#flushedAfter(change, outcome);
      if (flushed === null) this.#canAsk = false; // Each further track would wait as long.
      return flushed ?? [];
    }
  }

  async #sendWithFile(next: PendingChange, stored: Queue): Promise<Flushed> {
    const bytes = next.file === null ? null : await pendingBytes(this.queue.pilotId, next.file);
    if (this.queue.isClosed) return 'paused'; // Another pilot may have logged in.
    if (next.file !== null && bytes === null) return this.#need(next, { reason: 'fileLost', fields: ['igc'] }, true);
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
    const update = (queue: Queue): QueueUpdate => ({ ...acknowledgedIn(queue, change), ids });
    const stored = await this.queue.store(update, 'relaxed').catch((error: unknown) => {
      if (ids.size === 0) throw error;
      return this.#removeUnnamed(change, ids, error);
    });
    if (this.queue.isClosed) return;
    this.queue.hold(stored);
    this.queue.noteSent();
    apply();
    this.queue.show(stored);
  }

  /**
   * On a full device nothing can be added, but removed, unless another pending change needs the id: then it throws the error. A page
   * may have the id, too: it is stored where that has made room, and else kept in this tab.
   */
  async #removeUnnamed(change: PendingChange, ids: Queue['ids'], error: unknown): Promise<Queue> {
    const stored = await this.queue.store((queue) => {
      if (isNamed(queue, change)) throw error;
      return acknowledgedIn(queue, change);
    });
    return this.queue
      .store(() => ({ put: [], remove: [], ids }), 'relaxed')
      .catch(() => {
        this.queue.rememberIds(ids);
        return this.queue.withUnstored(stored);
      });
  }

  /** `isUnsent`: the attempt that was stored for it has not taken place. */
  async #need(change: PendingChange, need: Need, isUnsent = false): Promise<'sent'> {
    await this.queue.update(change, (held, queue) =>
      withNeed(queue, isUnsent ? { ...held, status: change.status } : held, need),
    );
    return 'sent';
  }

  async #afterFailure(change: PendingChange, error: CallError): Promise<Flushed> {
    const outcome = outcomeOf(error);
    if (outcome.state === 'needsPilot') {
      if (!this.queue.isClosed) this.#failures.set(change.opKey, error);
      // The pilot is asked about the values of the other device.
      if (ELSEWHERE.includes(outcome.need.reason)) void this.#events.loadNewer();
      return this.#need(change, outcome.need);
    }
    if (isKnownUnsaved(outcome)) await this.#takeAttemptBack(change);
    const flushed = await this.#flushedAfter(change, outcome);
    // In the end the pilot decides, and all others go on.
    return flushed ?? this.#need(change, { reason: 'failedAlone', fields: [] });
  }

  /** The server has refused it unread: nothing is unknown about this attempt. */
  async #takeAttemptBack({ n, opKey, status }: PendingChange): Promise<void> {
    await this.queue.update({ n, opKey }, (held) => ({ put: [{ ...held, status }], remove: [] }));
  }

  /** Returns how sending ends after a failure; null when this alone has failed too often, as at a proxy that takes no body of its size. */
  async #flushedAfter({ opKey }: PendingChange, outcome: Failure): Promise<Flushed | null> {
    const isAlone = 'mayBeAlone' in outcome && outcome.mayBeAlone && (await this.#events.loadNewer());
    if (!isAlone) return outcome.state;
    const times = 1 + (this.#timesAlone.get(opKey) ?? 0);
    this.#timesAlone.set(opKey, times % MOST_FAILURES);
    return times < MOST_FAILURES ? 'later' : null;
  }
}

function isKnownUnsaved(outcome: Failure): boolean {
  return outcome.state === 'later' ? outcome.isUnsaved : outcome.state !== 'unanswered';
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

function acknowledgedIn({ changes }: Queue, { n, opKey }: PendingChange): QueueWrite {
  const own = changes.filter((change) => change.n === n && change.opKey === opKey);
  return { put: [], remove: removed('acknowledged', own) };
}

/** Whether another change is of the same item, or names it. */
function isNamed({ changes }: Queue, { n, id }: PendingChange): boolean {
  const others = changes.filter((change) => change.n !== n);
  return others.some((other) => [other.id, ...referencesIn(other.data), ...referencesIn(other.before)].includes(id));
}

/** Returns a change with all that it names, as far as the server has it. */
function withNamed(queue: Queue, base: Logbook, change: PendingChange): PendingChange {
  return { ...change, named: { ...change.named, ...namedIn(base, withKnownIds(change, queue)) } };
}

/** Returns the changes that name items which the server did not have when they were stored. */
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
