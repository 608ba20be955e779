import type { Choices } from './choose-operation.ts';
import type { Acknowledged } from './perform.ts';

/** How many of the latest changes and runs a pilot thinks of undoing. */
const LATEST = 8;

/** What can be undone, on whatever device it was done. */
export class Undoable {
  #changes: readonly number[] = [];
  #runs: readonly number[] = [];

  /** Remembers what an operation has made. */
  remember({ changeId, runId }: Acknowledged): void {
    if (changeId !== undefined) this.#changes = [...this.#changes, changeId].slice(-LATEST);
    if (runId !== undefined) this.#runs = [...this.#runs, runId].slice(-LATEST);
  }

  get choices(): Pick<Choices, 'changes' | 'runs'> {
    return { changes: this.#changes, runs: this.#runs };
  }
}

interface Items {
  readonly flights: ReadonlyMap<number, unknown>;
  readonly sites: ReadonlyMap<number, unknown>;
  readonly gliders: ReadonlyMap<number, unknown>;
}

/** Returns what a pilot can choose from in a logbook. */
export function choicesIn({ flights, sites, gliders }: Items, { choices }: Undoable): Choices {
  return { flights: [...flights.keys()], sites: [...sites.keys()], gliders: [...gliders.keys()], ...choices };
}
