import type { SaveResponse } from '#contract/data';
import { uncheckedFromEntries } from '#domain/fields/field';
import { CallError } from '../../api/call-error.ts';
import { serverNow } from '../../api/server-clock.ts';
import type { ReplacedDraft } from '../../device-storage/draft-rows.ts';
import { inTime } from '../../device-storage/in-time.ts';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import type { Connection } from '../connection.ts';
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

/** What the pending changes need of the store. */
export interface PendingEvents extends Pick<SenderEvents, 'flightsWith'> {
  /** Returns the sender of a pilot's pending changes on this device; null where nothing can be stored: at once where that is known. Never rejects. */
  readonly queueOf: (pilotId: number, events: SenderEvents) => Promise<QueueSender | null> | null;
  /** Sends a save. Returns the response, and how to show it. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<{ readonly response: SaveResponse; readonly apply: () => void }>;
  /** The logbook that is held, as the server has it; null when none is. */
  readonly base: () => Logbook | null;
  /** Shows that nobody answers. */
  readonly onUnanswered: () => void;
  /** Shows that the server answers after all. */
  readonly onAnswered: () => void;
  /** Loads the whole logbook: it was restored from a backup. Returns whether the server has answered. Never rejects. */
  readonly loadAll: () => Promise<boolean>;
  /** Loads what is newer. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
  /** Makes a call that changes nothing here. Returns whether the server has answered. Never rejects. */
  readonly isAnswering: () => Promise<boolean>;
  /** The pending changes have changed. */
  readonly onChange: () => void;
}

/** How long a save waits for storage that does not respond, as behind a tab that is frozen within a transaction. */
const STORING_TIMEOUT_MS = 5_000;

/** Why a save is not stored on this device: there is no room, or storage fails or does not respond. */
type NotStored = 'full' | 'failed' | 'silent';

/** The pending changes of the pilot whose logbook is held. Where nothing can be stored there are none. */
export class PendingChanges {
  readonly #events: PendingEvents;
  readonly #connection: Connection;
  #pilotId: number | null = null;
  #sender: QueueSender | null = null;
  #opening: Promise<void> = Promise.resolve();
  /** Whether they could not be read, and whether that is being tried again. */
  #failure: 'failed' | 'reopening' | null = null;
  #isUsed = false;
  #sending = 0;
  #hasAskedToKeep = false;

  constructor(events: PendingEvents, connection: Connection) {
    this.#events = events;
    this.#connection = connection;
  }

  /** The pending changes, as far as they are read. */
  get queue(): Queue {
    return this.#sender?.queue.contents ?? EMPTY_QUEUE;
  }

  /** Whether there are changes that cannot be read at the moment. */
  get isUnread(): boolean {
    return this.#failure !== null && this.#pilotId !== null && hasPending(this.#pilotId);
  }

  /** Whether changes can be stored here at all. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Whether the changes of this pilot are read, or there are none. */
  get isRead(): boolean {
    return !this.#isUsed || this.#sender !== null || (this.#failure !== null && !this.isUnread);
  }

  /** Resolves once {@link isRead}, or once reading has failed. Never rejects. */
  read(): Promise<void> {
    return this.#opened();
  }

  /** Whether changes are being sent at this moment. */
  get isSending(): boolean {
    return this.#sending > 0;
  }

  /** Reads the changes of a pilot, once. Never rejects. */
  open(pilotId: number): Promise<void> {
    if (this.#pilotId !== pilotId) {
      this.close();
      this.#pilotId = pilotId;
      this.#opening = this.#open(pilotId);
    }
    return this.#opening;
  }

  /** Shows and sends nothing of this pilot any more; the changes stay stored. */
  close(): void {
    this.#sender?.queue.close();
    this.#sender = null;
    this.#failure = null;
    this.#isUsed = false;
    this.#pilotId = null;
  }

  /** Returns a logbook with the pending changes. */
  over(base: Logbook): Logbook {
    return this.#sender?.queue.over(base) ?? base;
  }

  /**
   * Stores a save, and sends it after all earlier ones; in between, `onStored` is called with the key of the change. Returns the item's
   * id, a temporary one of a new item that is not sent yet; where it could not be stored, the save as it is to be sent at once. Rejects
   * with a `CallError` where the server has rejected it: the form is still open. `knownFlights`, `draft`: see {@link DeviceQueue.add}.
   */
  async save(
    request: ItemSave,
    onStored: (opKey: string) => void,
    knownFlights: readonly number[],
    draft?: ReplacedDraft,
  ): Promise<number | UnstoredSave> {
    const pilotId = this.#pilotId;
    await this.#opened();
    const sender = pilotId === this.#pilotId ? this.#sender : null;
    if (!sender) return { request, why: 'failed' };
    const { queue } = sender;
    // Stored after all, it is the same save.
    const keyed = { clientKey: crypto.randomUUID(), ...request, opKey: crypto.randomUUID() };
    const added = await this.#add(queue, keyed, knownFlights, draft);
    if (typeof added !== 'string') {
      onStored(keyed.opKey);
      return this.#sendAdded(sender, added.change, draft);
    }
    if (added !== 'silent') await this.#send(); // What was made before comes first.
    return { request: withoutTemporaryIds(keyed, queue.contents), why: added };
  }

  /** Stores the changes anew where the browser has removed them. Never rejects. */
  async storeAnew(): Promise<void> {
    await this.#sender?.queue.read().catch((error: unknown) => {
      console.warn('The pending changes could not be stored anew.', error);
    });
  }

  /** Sends the changes, as far as they can be sent. Never rejects. */
  async sendAll(): Promise<Flushed> {
    await this.#opened();
    const base = this.#events.base();
    try {
      if (base && this.#sender?.queue.canSettle(base)) await this.#sender.queue.settle(base);
    } catch (error) {
      console.warn('The pending changes could not be stored.', error);
    }
    return this.#send();
  }

  /** See {@link DeviceQueue.decide}; then sends the changes. */
  async decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    const isDecided = (await this.#sender?.queue.decide(change, decided)) === true;
    void this.sendAll();
    return isDecided;
  }

  /** `change` is null where nothing is left to send. A form does not wait for a server that is known not to answer. */
  async #sendAdded(sender: QueueSender, change: PendingChange | null, draft?: ReplacedDraft): Promise<number> {
    const isSilent = this.#connection.isSilent;
    const sending = this.#send();
    if (change === null) return 0;
    if (!isSilent) await sending;
    const failure = sender.takeFailure(change);
    if (failure === null) return knownId(sender.queue.contents, change.id);
    await sender.queue.takeBack(change, draft?.rows()).catch((error: unknown) => {
      console.warn('A change that was rejected could not be removed from this device.', error);
    });
    throw failure;
  }

  async #send(): Promise<Flushed> {
    const sender = this.#sender;
    if (!sender || this.queue.changes.length === 0) return this.#nothingToSend();
    if (this.#events.base() === null) return 'paused'; // Nothing is loaded yet: that comes first.
    // Sent before the server has answered in this connection, it would count as an attempt whose outcome is unknown.
    if (!this.#connection.isAnswering && !(await this.#events.isAnswering())) {
      await this.storeAnew(); // Sending would have.
      return this.#afterSilence();
    }
    const flushed = await this.#flush(sender);
    if (sender !== this.#sender) return flushed;
    switch (flushed) {
      case 'restored':
        return this.#sendAgain(sender.queue);
      case 'unanswered':
        void this.#tellApart();
        return this.#afterSilence();
      case 'later':
        return this.#cannotSave();
      default:
        this.#connection.heardOfSave(true);
        return flushed;
    }
  }

  /** What could not be saved was discarded, or another tab has sent it. */
  #nothingToSend(): Flushed {
    const couldNotSave = this.#connection.cannotSave;
    this.#connection.heardOfSave(true);
    if (couldNotSave) this.#events.onChange();
    return 'sent';
  }

  #cannotSave(): Flushed {
    this.#connection.heardOfSave(false);
    this.#events.onChange();
    return 'later';
  }

  /** Where only saves have no answer, the connection is there. No form waits to hear that: over a silent line it takes seconds. */
  async #tellApart(): Promise<void> {
    if (!(await this.#events.isAnswering())) return;
    this.#connection.heardOfSave(false);
    this.#events.onAnswered();
  }

  #afterSilence(): Flushed {
    this.#events.onUnanswered();
    this.#askToKeep();
    return 'unanswered';
  }

  /** Asks the browser, once, to spare what is stored when the disk is full; some ask the pilot. */
  #askToKeep(): void {
    if (this.#hasAskedToKeep || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
    this.#hasAskedToKeep = true;
    navigator.storage.persist().catch((error: unknown) => console.warn('The browser could not be asked.', error));
  }

  /** The last of several at once says when it is over. */
  async #flush(sender: QueueSender): Promise<Flushed> {
    this.#sending += 1;
    try {
      return await sender.flush();
    } finally {
      this.#sending -= 1;
      if (!this.isSending && sender === this.#sender) this.#events.onChange();
    }
  }

  /** What could not be read is tried again by whoever needs it; that is awaited only where there are changes: it may take seconds. */
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
      serverNow,
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
  ): Promise<{ readonly change: PendingChange | null } | NotStored> {
    const base = this.#events.base();
    if (base === null) return 'failed';
    const failed =
      (why: (error: unknown) => NotStored) =>
      (error: unknown): NotStored => {
        console.warn('A change could not be stored on this device.', error);
        return why(error);
      };
    const added = queue.add(request, base, knownFlights, draft).then((change) => ({ change }), failed(whyNotStored));
    return inTime(added, STORING_TIMEOUT_MS).catch(failed(() => 'silent'));
  }

  /**
   * The logbook was restored from a backup since the changes were made, or since this tab has loaded it: what is held decides nothing
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
        (error: unknown) => {
          console.warn('The pending changes could not be moved to the restored logbook.', error);
          return false;
        },
      ));
    if (isMoved) return this.#send();
    return this.#cannotSave();
  }
}

/** A save that is to be sent at once, and why it is not stored. */
export interface UnstoredSave {
  readonly request: ItemSave;
  readonly why: NotStored;
}

function whyNotStored(error: unknown): NotStored {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
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
