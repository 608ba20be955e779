import { createHash } from 'node:crypto';
import { type Random, seededRandom, wholeBetween } from '#test/builders/random';

/** Something that is to be done at a moment of a simulation. */
export interface Task {
  /** Milliseconds since the simulation began. */
  readonly at: number;
  readonly order: number;
  /** Called when it is time. A promise is of work that takes no time in the simulation: everything else stands still until it settles. */
  readonly work: () => void | Promise<void>;
  isCancelled: boolean;
}

/** Lines of the log that are kept, to be shown when something is wrong. */
const KEPT_LINES = 400;
/** After so many tasks the process may do something else. */
const STEPS_AT_ONCE = 500;
/** When a simulation begins, by a clock that is right. */
const START = Date.UTC(2026, 4, 1, 12);

/**
 * The time, the chance and the order of a simulation: whatever is not done at once is a task here, one is done after the other, and
 * the same seed gives the same tasks in the same order.
 */
export class World {
  readonly random: Random;
  readonly #tasks: Task[] = [];
  readonly #hash = createHash('sha256');
  readonly #lines: string[] = [];
  #now = 0;
  #order = 0;
  #steps = 0;
  #failure: Error | null = null;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** Unix milliseconds, by a clock that is right. */
  get now(): number {
    return START + this.#now;
  }

  /** How many tasks were done. */
  get steps(): number {
    return this.#steps;
  }

  /** The last lines of the log. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The hash of all lines of the log: the same one for the same run. */
  get fingerprint(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  log(line: string): void {
    const timed = `${(this.#now / 1_000).toFixed(3)} ${line}`;
    this.#hash.update(timed).update('\n');
    this.#lines.push(timed);
    if (this.#lines.length > 2 * KEPT_LINES) this.#lines.splice(0, KEPT_LINES);
  }

  /** Ends the simulation: {@link World.run} rejects. */
  fail(reason: string): void {
    this.#failure ??= new Error(reason);
  }

  /** Has something done after some milliseconds. */
  after(delayMs: number, work: Task['work']): Task {
    this.#order += 1;
    const task: Task = { at: this.#now + Math.max(0, delayMs), order: this.#order, work, isCancelled: false };
    add(this.#tasks, task);
    return task;
  }

  /** Has something done soon: after one of these numbers of milliseconds. */
  soon(from: number, to: number, work: Task['work']): Task {
    return this.after(wholeBetween(this.random, from, to), work);
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Does one task after the other until the goal settles. Rejects where nothing is left to do, or where it takes more milliseconds of the simulation. */
  async run<Result>(goal: Promise<Result>, longestMs: number): Promise<Result> {
    const [state, latest] = [{ isSettled: false }, this.#now + longestMs];
    const settle = (): void => {
      state.isSettled = true;
    };
    goal.then(settle, settle);
    for (await allReactions(); !state.isSettled; await allReactions()) {
      await this.#doNext();
      if (this.#now > latest) this.fail(`The simulation was not done after ${longestMs / 60_000} minutes of its time`);
      if (this.#failure) throw this.#failure;
    }
    return goal;
  }

  async #doNext(): Promise<void> {
    const task = takeFirst(this.#tasks);
    if (!task) throw new Error('The simulation waits for something that never comes');
    if (task.isCancelled) return;
    this.#now = task.at;
    this.#steps += 1;
    if (this.#steps % STEPS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    await task.work();
  }
}

/** Resolves once no promise has a reaction left to run: only then does Node call what waits for the next tick. */
function allReactions(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

function isBefore(task: Task, other: Task): boolean {
  return task.at < other.at || (task.at === other.at && task.order < other.order);
}

/** Adds a task to a heap. */
function add(heap: Task[], task: Task): void {
  let at = heap.length;
  while (at > 0) {
    const parentAt = (at - 1) >> 1;
    const parent = heap[parentAt];
    if (!parent || isBefore(parent, task)) break;
    heap[at] = parent;
    at = parentAt;
  }
  heap[at] = task;
}

/** Takes the first task from a heap. */
function takeFirst(heap: Task[]): Task | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last && first !== last) putDown(heap, last);
  return first;
}

/** Puts a task in the place of the first, and then below all that come before it. */
function putDown(heap: Task[], task: Task): void {
  let at = 0;
  for (let childAt = earlierChild(heap, at); childAt !== null; childAt = earlierChild(heap, at)) {
    const child = heap[childAt];
    if (!child || isBefore(task, child)) break;
    heap[at] = child;
    at = childAt;
  }
  heap[at] = task;
}

/** Returns the place of the earlier child of a place; null where it has none. */
function earlierChild(heap: readonly Task[], at: number): number | null {
  const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
  if (!left) return null;
  return right && isBefore(right, left) ? 2 * at + 2 : 2 * at + 1;
}
