/** Lets one at a time use what there is one of, in the order of asking. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Settles when it is the caller's turn. */
  take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return Promise.resolve();
  }

  /** Ends the turn: the next one has it. */
  end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
