import { setTimeout } from 'node:timers/promises';
import type { Random } from '#server/demo/random';
import { type CallErrorType, callErrorOf } from '#web/api/call-error.ts';
import { choicesIn, Undoable } from './choices.ts';
import { chooseOperation } from './choose-operation.ts';
import type { Device } from './device.ts';
import { ExpectedLogbook } from './expected-logbook.ts';
import { type Acknowledged, perform } from './perform.ts';

/** How long a pilot waits before trying again what failed. */
const RETRY_MS = 40;
/** After these a pilot tries again; other errors say that the operation is not possible. */
const RETRIED: readonly CallErrorType[] = ['ajaxNetworkError', 'DBReadError', 'DBWriteError'];

/**
 * A pilot who does one thing after the other on a device, and tries each again until it is acknowledged or rejected. It changes only
 * items of its own: what they must be is known whatever others do.
 */
export class Writer {
  readonly device: Device;
  readonly expected = new ExpectedLogbook();
  /** How many writes were acknowledged, and how often one was tried again. */
  readonly counts = { acknowledged: 0, retried: 0 };
  readonly #random: Random;
  readonly #undoable = new Undoable();

  constructor(device: Device, random: Random) {
    this.device = device;
    this.#random = random;
  }

  /** Writes until it is told to stop. */
  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const operation = chooseOperation(this.#random, choicesIn(this.expected, this.#undoable));
      const made = await this.untilAcknowledged(() => perform(this.device, operation));
      if (!made) continue;
      made.apply(this.expected);
      this.#remember(made);
    }
  }

  /** Tries a call again while the server or its database is away. Returns null when it is rejected. */
  async untilAcknowledged<Result>(call: () => Promise<Result>): Promise<Result | null> {
    for (;;) {
      try {
        return await call();
      } catch (thrown) {
        if (!RETRIED.includes(callErrorOf(thrown).type)) return null;
        this.counts.retried += 1;
        await setTimeout(RETRY_MS);
      }
    }
  }

  #remember(made: Acknowledged): void {
    this.counts.acknowledged += 1;
    this.#undoable.remember(made);
  }
}
