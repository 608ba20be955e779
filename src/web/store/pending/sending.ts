import { uncheckedFromEntries } from '#domain/fields/field';
import { CallError } from '../../api/call-error.ts';
import type { ReplacedDraft } from '../../device-storage/draft-rows.ts';
import { inTime } from '../../device-storage/in-time.ts';
import type { Connection } from '../connection.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import type { DeviceQueue } from './device-queue.ts';
import { isTemporary, knownId, type PendingChange, type Queue } from './pending-change.ts';
import type { Flushed, QueueSender } from './queue-sender.ts';
import { withGliders, withKnownReferences, withoutUnknown } from './references.ts';

/** What sending needs of the store. */
export interface SendingEvents {
  /** The logbook that is held, as the server has it; null when none is. */
  readonly base: () => Logbook | null;
  /** Shows that nobody answers. */
  readonly onUnanswered: () => void;
  /** Loads the whole logbook: it was restored from a backup. Returns whether the server has answered. Never rejects. */
  readonly loadAll: () => Promise<boolean>;
  /** Makes a call that changes nothing here. Returns whether the server has answered. Never rejects. */
  readonly isAnswering: () => Promise<boolean>;
  /** The pending changes have changed. */
  readonly onChange: () => void;
}

/** A save that is to be sent at once, and why it is not stored. */
export interface UnstoredSave {
  readonly request: ItemSave;
  readonly why: NotStored;
}

/** How long a save waits for storage that does not respond, as behind a tab that is frozen within a transaction. */
const STORING_TIMEOUT_MS = 5_000;

/** Why a save is not stored on this device: there is no room, or storage fails or does not respond. */
type NotStored = 'full' | 'failed' | 'silent';

/** Stores the saves of the pilot whose logbook is held, and sends them, once the changes are read. */
export class Sending {
  readonly #sender: QueueSender;
  readonly #events: SendingEvents;
  readonly #connection: Connection;
  #sending = 0;
  #hasAskedToKeep = false;

  constructor(sender: QueueSender, events: SendingEvents, connection: Connection) {
    this.#sender = sender;
    this.#events = events;
    this.#connection = connection;
  }

  /** The changes, as they are on this device. */
  get queue(): DeviceQueue {
    return this.#sender.queue;
  }

  /** Whether changes are being sent at this moment. */
  get isSending(): boolean {
    return this.#sending > 0;
  }

  /** See {@link PendingChanges.save}. */
  async save(
    request: ItemSave,
    onStored: (opKey: string) => void,
    knownFlights: readonly number[],
    draft?: ReplacedDraft,
  ): Promise<number | UnstoredSave> {
    // Stored after all, it is the same save.
    const keyed = { clientKey: crypto.randomUUID(), ...request, opKey: crypto.randomUUID() };
    const added = await this.#add(keyed, knownFlights, draft);
    if (typeof added !== 'string') {
      onStored(keyed.opKey);
      return this.#sendAdded(added.change, draft);
    }
    if (added !== 'silent') await this.#send(); // Earlier changes come first.
    return { request: withoutTemporaryIds(keyed, this.queue.contents), why: added };
  }

  /** Stores the changes anew where the browser has removed them. Never rejects. */
  async storeAnew(): Promise<void> {
    await this.queue.read().catch((error: unknown) => {
      console.warn('The pending changes could not be stored anew.', error);
    });
  }

  /** Sends the changes, as far as they can be sent. Never rejects. */
  async sendAll(): Promise<Flushed> {
    const { queue } = this;
    const base = this.#events.base();
    try {
      if (base && queue.canSettle(base)) await queue.settle(base);
    } catch (error) {
      console.warn('The pending changes could not be stored.', error);
    }
    return this.#send();
  }

  /** `change` is null where nothing is left to send. A form does not wait for a server that is known not to answer. */
  async #sendAdded(change: PendingChange | null, draft?: ReplacedDraft): Promise<number> {
    const sender = this.#sender;
    const { mayBeSilent } = this.#connection;
    const sending = this.#send();
    if (change === null) return 0;
    if (!mayBeSilent) await sending;
    const failure = sender.takeFailure(change);
    if (failure === null) return knownId(this.queue.contents, change.id);
    await this.queue.takeBack(change, draft?.rows()).catch((error: unknown) => {
      console.warn('A change that was rejected could not be removed from this device.', error);
    });
    throw failure;
  }

  async #send(): Promise<Flushed> {
    const { queue } = this;
    if (queue.isClosed || queue.contents.changes.length === 0) return this.#nothingToSend();
    if (this.#events.base() === null) return 'paused'; // Nothing is loaded yet: that comes first.
    // Sent before the server has answered in this connection, it would count as an attempt whose outcome is unknown.
    if (!this.#connection.isAnswering && !(await this.#events.isAnswering())) {
      await this.storeAnew(); // Sending would have.
      return this.#afterSilence();
    }
    const flushed = await this.#flush();
    if (queue.isClosed) return flushed;
    switch (flushed) {
      case 'restored':
        return this.#sendAgain();
      case 'unanswered':
        void this.#tellApart();
        this.#askToKeep();
        return flushed;
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

  /**
   * Where only saves have no answer, the connection is there: nothing is shown before that is known. No form waits to hear it: over a
   * silent line it takes seconds.
   */
  async #tellApart(): Promise<void> {
    if (await this.#events.isAnswering()) this.#cannotSave();
    else this.#events.onUnanswered();
  }

  #afterSilence(): Flushed {
    this.#events.onUnanswered();
    this.#askToKeep();
    return 'unanswered';
  }

  /** Asks the browser, once, to spare our storage when the disk is full; some ask the pilot. */
  #askToKeep(): void {
    if (this.#hasAskedToKeep || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
    this.#hasAskedToKeep = true;
    navigator.storage.persist().catch((error: unknown) => console.warn('The browser could not be asked.', error));
  }

  /** The last of several at once says when it is over. */
  async #flush(): Promise<Flushed> {
    this.#sending += 1;
    try {
      return await this.#sender.flush();
    } finally {
      this.#sending -= 1;
      if (!this.isSending && !this.queue.isClosed) this.#events.onChange();
    }
  }

  /** See {@link DeviceQueue.add}; it may not be possible, or not in time. */
  async #add(
    request: ItemSave,
    knownFlights: readonly number[],
    draft?: ReplacedDraft,
  ): Promise<{ readonly change: PendingChange | null } | NotStored> {
    const { queue } = this;
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
  async #sendAgain(): Promise<Flushed> {
    const { queue } = this;
    const isOfHeld = (): boolean => queue.contents.changes.every(({ epoch }) => epoch === this.#events.base()?.epoch);
    const wasOfHeld = isOfHeld();
    const isLoaded = await this.#events.loadAll();
    const base = this.#events.base();
    if (!isLoaded || base === null || queue.isClosed) return 'restored';
    const isRejectedAgain = wasOfHeld && isOfHeld(); // A server that rejects the epoch which it loads would be asked endlessly.
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

function whyNotStored(error: unknown): NotStored {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

/** Returns a save that is sent at once. Throws where it names an item that the server does not know. */
function withoutTemporaryIds(request: ItemSave, queue: Queue): ItemSave {
  const data = Object.entries(request.data).map(([name, value]): [string, unknown] => {
    const idOf = (temporary: number): number => {
      const id = knownId(queue, temporary);
      if (isTemporary(id)) throw new CallError('DBWriteError');
      return id;
    };
    if (name === 'gliderIds') return [name, withGliders({ gliderIds: value }, idOf).gliderIds];
    return [name, IDS.includes(name) && typeof value === 'number' ? idOf(value) : value];
  });
  const before = request.before && withoutUnknown(withKnownReferences(request.before, queue));
  const sent = { ...request, data: Object.fromEntries(data), ...(before && { before }) };
  return uncheckedFromEntries(Object.entries(sent));
}

const IDS: readonly string[] = ['id', 'siteId', 'gliderId'];
