import type { SaveResponse } from '#contract/data';
import { serverNow } from '../../api/server-clock.ts';
import type { ReplacedDraft } from '../../device-storage/draft-rows.ts';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import type { Connection } from '../connection.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { EMPTY_QUEUE, type PendingChange, type Queue } from './pending-change.ts';
import type { Flushed, QueueSender, SenderEvents } from './queue-sender.ts';
import type { Sending, SendingEvents, UnstoredSave } from './sending.ts';

/** The parts of the store that the pending changes need. */
export interface PendingEvents extends SendingEvents, Pick<SenderEvents, 'flightsWith'> {
  /** Returns the sender of a pilot's pending changes on this device; null when nothing can be stored: at once where that is known. Never rejects. */
  readonly queueOf: (pilotId: number, events: SenderEvents) => Promise<QueueSender | null> | null;
  /** Sends a save. Returns the response, and how to show it. Rejects with a `CallError`. */
  readonly send: (request: ItemSave) => Promise<{ readonly response: SaveResponse; readonly apply: () => void }>;
  /** Loads newer items. Returns whether the server has answered. Never rejects. */
  readonly loadNewer: () => Promise<boolean>;
}

/** Pilots without a copy on this device need none of it. */
function loadSending(): Promise<typeof import('./sending.ts') | null> {
  return import('./sending.ts').catch((error: unknown) => {
    console.warn('What sends the pending changes could not be loaded.', error);
    return null;
  });
}

/** The pending changes of the pilot whose logbook is held. Where nothing can be stored there are none. */
export class PendingChanges {
  readonly #events: PendingEvents;
  readonly #connection: Connection;
  #pilotId: number | null = null;
  #sending: Sending | null = null;
  #opening: Promise<void> = Promise.resolve();
  /** Whether they could not be read, and whether that is being tried again. */
  #failure: 'failed' | 'reopening' | null = null;
  #isUsed = false;

  constructor(events: PendingEvents, connection: Connection) {
    this.#events = events;
    this.#connection = connection;
  }

  /** The pending changes, as far as they are read. */
  get queue(): Queue {
    return this.#sending?.queue.contents ?? EMPTY_QUEUE;
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
    return !this.#isUsed || this.#sending !== null || (this.#failure !== null && !this.isUnread);
  }

  /** Resolves once {@link isRead}, or once reading has failed. Never rejects. */
  read(): Promise<void> {
    return this.#opened();
  }

  /** Whether changes are being sent at this moment. */
  get isSending(): boolean {
    return this.#sending?.isSending === true;
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
    this.#sending?.queue.close();
    this.#sending = null;
    this.#failure = null;
    this.#isUsed = false;
    this.#pilotId = null;
  }

  /** Returns a logbook with the pending changes. */
  over(base: Logbook): Logbook {
    return this.#sending?.queue.over(base) ?? base;
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
    const sending = pilotId === this.#pilotId ? this.#sending : null;
    return sending?.save(request, onStored, knownFlights, draft) ?? { request, why: 'failed' };
  }

  /** Stores the changes anew where the browser has removed them. Never rejects. */
  async storeAnew(): Promise<void> {
    await this.#sending?.storeAnew();
  }

  /** Sends the changes, as far as they can be sent. Never rejects. */
  async sendAll(): Promise<Flushed> {
    await this.#opened();
    if (this.#sending) return this.#sending.sendAll();
    this.#connection.heardOfSave(true);
    return 'sent';
  }

  /** See {@link DeviceQueue.decide}; then sends the changes. */
  async decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    const isDecided = (await this.#sending?.queue.decide(change, decided)) === true;
    void this.sendAll();
    return isDecided;
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
    const sending = await this.#begun(reading);
    if (this.#pilotId !== pilotId) return sending?.queue.close();
    this.#sending = sending;
    this.#failure = reading !== null && sending === null ? 'failed' : null;
    if (this.isUnread || this.queue.changes.length > 0) this.#events.onChange();
  }

  async #begun(reading: Promise<QueueSender | null> | null): Promise<Sending | null> {
    const [sender, code] = await Promise.all([reading, reading && loadSending()]);
    if (sender && code) return new code.Sending(sender, this.#events, this.#connection);
    sender?.queue.close();
    return null;
  }
}
