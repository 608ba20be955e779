/** A lock that one caller at a time holds, granted in the order of the calls. */
export class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds the lock. */
  acquire(): Promise<void> {
    if (this.#isLocked) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
    return Promise.resolve();
  }

  /** Passes the lock to the next caller. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}
