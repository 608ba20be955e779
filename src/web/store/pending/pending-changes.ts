import type { SaveResponse } from '#contract/data';
import { uncheckedFromEntries } from '#domain/fields/field';
import { CallError } from '../../api/call-error.ts';
import type { ReplacedDraft } from '../../device-storage/draft-rows.ts';
import { inTime } from '../../device-storage/in-time.ts';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import type { DeviceQueue } from './device-queue.ts';
import {
  EMPTY_QUEUE,
  isTemporary,
  knownId,
  type PendingChange,
  type Queue,
  withKnownReferences,
  withoutUnknown,
} from './pending-change.ts';
import type { Flushed, QueueSender, SenderEvents } from './queue-sender.ts';

/** What the changes that wait need of the store. */
export interface PendingEvents extends Pick<SenderEvents, 'flightsWith'> {
  /** Returns what waits of a pilot on this device, with what sends it; null where nothing can: at once where that is known. Never rejects. */
  readonly queueOf: (pilotId: number, events: SenderEvents) => Promise<QueueSender | null> | null;
  /** Sends a save. Returns the response, and how to show it. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<{ readonly response: SaveResponse; readonly apply: () => void }>;
  /** The logbook that is held, as the server has it; null when none is. */
  readonly base: () => Logbook | null;
  /** Whether the last call had no answer. */
  readonly isUnanswered: () => boolean;
  readonly onUnanswered: () => void;
  /** Loads the whole logbook: it was restored from a backup. Returns whether the server has answered. Never rejects. */
  readonly loadAll: () => Promise<boolean>;
  /** Loads what is newer. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
  /** What waits has changed. */
  readonly onChange: () => void;
}

/** After a server that could not save: until what waits is sent again; twice as long each time. One that does not answer is asked by a load. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;
/** How long a save waits for storage that does not respond, as behind a tab that is frozen within a transaction. */
const STORING_TIMEOUT_MS = 5_000;

/** The changes of the pilot whose logbook is held that wait on this device. Without a queue there, nothing waits. */
export class PendingChanges {
  readonly #events: PendingEvents;
  #pilotId: number | null = null;
  #sender: QueueSender | null = null;
  #opening: Promise<void> = Promise.resolve();
  /** Whether what waits could not be read, and whether that is being tried again. */
  #failure: 'failed' | 'reopening' | null = null;
  #isUsed = false;
  #sending = 0;
  #hasAskedToKeep = false;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(events: PendingEvents) {
    this.#events = events;
  }

  /** What waits, as far as it is read. */
  get queue(): Queue {
    return this.#sender?.queue.contents ?? EMPTY_QUEUE;
  }

  /** Whether changes wait that cannot be read at the moment. */
  get isUnread(): boolean {
    return this.#failure !== null && this.#pilotId !== null && hasPending(this.#pilotId);
  }

  /** Whether anything can wait; without it there is nothing to await here. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Whether what waits of this pilot is read, or nothing does. */
  get isRead(): boolean {
    return !this.#isUsed || this.#sender !== null || (this.#failure !== null && !this.isUnread);
  }

  /** Resolves once {@link isRead}, or once reading has failed. Never rejects. */
  read(): Promise<void> {
    return this.#opened();
  }

  /** Whether what waits is being sent at this moment. */
  get isSending(): boolean {
    return this.#sending > 0;
  }

  /** Reads what waits of a pilot, once. Never rejects. */
  open(pilotId: number): Promise<void> {
    if (this.#pilotId !== pilotId) {
      this.close();
      this.#pilotId = pilotId;
      this.#opening = this.#open(pilotId);
    }
    return this.#opening;
  }

  /** Nothing of this pilot is shown or sent any more; what waits stays stored. */
  close(): void {
    clearTimeout(this.#retry);
    this.#sender?.queue.close();
    this.#sender = null;
    this.#failure = null;
    this.#isUsed = false;
    this.#pilotId = null;
    this.#retryMs = FIRST_RETRY_MS;
  }

  /** Returns a logbook with what waits. */
  over(base: Logbook): Logbook {
    return this.#sender?.queue.over(base) ?? base;
  }

  /**
   * Stores a save, and sends it with what waits before it; between, `onStored` is called with the key of the change. Returns the item's
   * id, a temporary one of a new item that still waits; where it could not be stored, the save as it is to be sent at once. Rejects
   * with a `CallError` where the server has rejected it: the form is still open. `knownFlights`, `draft`: see {@link DeviceQueue.add}.
   */
  async save(
    request: ItemSave,
    onStored: (opKey: string) => void,
    knownFlights: readonly number[],
    draft?: ReplacedDraft,
  ): Promise<number | ItemSave> {
    const pilotId = this.#pilotId;
    await this.#opened();
    const sender = pilotId === this.#pilotId ? this.#sender : null;
    if (!sender) return request;
    const { queue } = sender;
    // Stored after all, it is the same save.
    const keyed = { clientKey: crypto.randomUUID(), ...request, opKey: crypto.randomUUID() };
    const added = await this.#add(queue, keyed, knownFlights, draft);
    if (added === 'full') await this.#send(); // What was made before comes first.
    if (added === 'full' || added === 'silent') return withoutTemporaryIds(keyed, queue.contents);
    onStored(keyed.opKey);
    return this.#sendAdded(sender, added, draft);
  }

  /** Stores what waits anew where the browser has removed it. Never rejects. */
  async storeAnew(): Promise<void> {
    await this.#sender?.queue.read().catch((error: unknown) => {
      console.warn('What waits on this device could not be stored anew.', error);
    });
  }

  /** Sends what waits, as far as it can be sent. Never rejects. */
  async sendAll(): Promise<Flushed> {
    await this.#opened();
    const base = this.#events.base();
    try {
      if (base && this.#sender?.queue.canSettle(base)) await this.#sender.queue.settle(base);
    } catch (error) {
      console.warn('What waits on this device could not be stored.', error);
    }
    return this.#send();
  }

  /** See {@link DeviceQueue.decide}; then sends what waits. */
  async decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    const isDecided = (await this.#sender?.queue.decide(change, decided)) === true;
    void this.sendAll();
    return isDecided;
  }

  /** `change` is null where nothing is left to send. */
  async #sendAdded(sender: QueueSender, change: PendingChange | null, draft?: ReplacedDraft): Promise<number> {
    const sending = this.#send();
    if (change === null) return 0;
    if (!this.#events.isUnanswered()) await sending;
    const failure = sender.takeFailure(change);
    if (failure === null) return knownId(sender.queue.contents, change.id);
    await sender.queue.takeBack(change, draft?.rows()).catch((error: unknown) => {
      console.warn('A change that was rejected could not be removed from this device.', error);
    });
    throw failure;
  }

  async #send(): Promise<Flushed> {
    clearTimeout(this.#retry);
    const sender = this.#sender;
    if (!sender) return 'sent';
    const flushed = await this.#flush(sender);
    if (sender !== this.#sender) return flushed;
    if (flushed === 'restored') return this.#sendAgain(sender.queue);
    if (flushed === 'unanswered') {
      this.#events.onUnanswered();
      this.#askToKeep();
    }
    if (flushed === 'later') this.#sendLater();
    else this.#retryMs = FIRST_RETRY_MS;
    return flushed;
  }

  /** Asks the browser, once, to spare what waits when the disk is full; some ask the pilot. */
  #askToKeep(): void {
    if (this.#hasAskedToKeep || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
    this.#hasAskedToKeep = true;
    navigator.storage.persist().catch((error: unknown) => console.warn('The browser could not be asked.', error));
  }

  /** The last of several at once says when it is over. */
  async #flush(sender: QueueSender): Promise<Flushed> {
    if (sender.queue.contents.changes.length === 0) return 'sent';
    this.#sending += 1;
    try {
      return await sender.flush();
    } finally {
      this.#sending -= 1;
      if (!this.isSending && sender === this.#sender) this.#events.onChange();
    }
  }

  /** What could not be read is tried again by whoever needs it; that is awaited only where something waits: it may take seconds. */
  #opened(): Promise<void> {
    const pilotId = this.#pilotId;
    if (pilotId === null || this.#failure === null) return this.#opening;
    if (this.#failure === 'failed') {
      this.#failure = 'reopening';
      this.#opening = this.#open(pilotId);
    }
    return hasPending(pilotId) ? this.#opening : Promise.resolve();
  }

  async #open(pilotId: number): Promise<void> {
    const reading = this.#events.queueOf(pilotId, {
      send: async (request) => {
        const { response, apply } = await this.#events.send(request);
        return { savedId: response.savedId, apply };
      },
      flightsWith: (file) => this.#events.flightsWith(file),
      base: () => this.#events.base(),
      onChange: () => this.#events.onChange(),
      loadNewer: () => this.#events.loadNewer(),
      now: () => Date.now(),
    });
    this.#isUsed = reading !== null;
    const sender = await reading;
    if (this.#pilotId !== pilotId) return sender?.queue.close();
    this.#sender = sender;
    this.#failure = reading !== null && sender === null ? 'failed' : null;
    if (this.isUnread || this.queue.changes.length > 0) this.#events.onChange();
  }

  /** See {@link DeviceQueue.add}; it may not be possible, or not in time. */
  async #add(
    queue: DeviceQueue,
    request: ItemSave,
    knownFlights: readonly number[],
    draft?: ReplacedDraft,
  ): Promise<PendingChange | null | 'full' | 'silent'> {
    const base = this.#events.base();
    if (base === null) return 'full';
    const failed =
      <State>(state: State) =>
      (error: unknown): State => {
        console.warn('A change could not be stored on this device.', error);
        return state;
      };
    const added = queue.add(request, base, knownFlights, draft).catch(failed('full' as const));
    return inTime(added, STORING_TIMEOUT_MS).catch(failed('silent' as const));
  }

  /**
   * The logbook was restored from a backup since what waits was made, or since this tab has loaded it: what is held decides nothing
   * before it is loaded anew.
   */
  async #sendAgain(queue: DeviceQueue): Promise<Flushed> {
    const isOfHeld = (): boolean => queue.contents.changes.every(({ epoch }) => epoch === this.#events.base()?.epoch);
    const wasOfHeld = isOfHeld();
    const isLoaded = await this.#events.loadAll();
    const base = this.#events.base();
    if (!isLoaded || base === null || queue !== this.#sender?.queue) return 'restored';
    const isRejectedAgain = wasOfHeld && isOfHeld(); // A server that rejects the epoch which it loads would be asked for ever.
    const isMoved =
      !isRejectedAgain &&
      (await queue.moveTo(base).then(
        () => true,
        () => false,
      ));
    if (isMoved) return this.#send();
    this.#sendLater();
    return 'later';
  }

  #sendLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      if (document.visibilityState === 'visible') void this.sendAll();
    }, this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
  }
}

/** Returns a save that is sent at once. Throws where it names what the server does not know. */
function withoutTemporaryIds(request: ItemSave, queue: Queue): ItemSave {
  const data = Object.entries(request.data).map(([name, value]): [string, unknown] => {
    if (!IDS.includes(name) || typeof value !== 'number') return [name, value];
    const id = knownId(queue, value);
    if (isTemporary(id)) throw new CallError('DBWriteError');
    return [name, id];
  });
  const before = request.before && withoutUnknown(withKnownReferences(request.before, queue));
  const sent = { ...request, data: Object.fromEntries(data), ...(before && { before }) };
  return uncheckedFromEntries(Object.entries(sent));
}

const IDS: readonly string[] = ['id', 'siteId', 'gliderId'];
