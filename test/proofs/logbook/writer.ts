import type { Random } from '#test/builders/random';
import { choicesIn, Undoable } from './choices.ts';
import { chooseOperation } from './choose-operation.ts';
import type { Device } from './device.ts';
import { ExpectedLogbook } from './expected-logbook.ts';
import { type Acknowledged, perform } from './perform.ts';
import { untilAcknowledged } from './until-acknowledged.ts';

/**
 * A pilot who does one thing after the other on a device, and tries each again until it is acknowledged or rejected. It changes only
 * items of its own: what they must be is known whatever others do.
 */
export class Writer {
  /** Another one after a new login. */
  device: Device;
  readonly expected = new ExpectedLogbook();
  /** How many writes were acknowledged. */
  acknowledged = 0;
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
      const made = await untilAcknowledged(() => perform(this.device, operation));
      if (!made) continue;
      made.apply(this.expected);
      this.#remember(made);
    }
  }

  #remember(made: Acknowledged): void {
    this.acknowledged += 1;
    this.#undoable.remember(made);
  }
}
