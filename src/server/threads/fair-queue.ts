export interface QueueBounds {
  /** The maximal number of jobs that run at once, of all owners. */
  readonly running: number;
  /** The maximal number of waiting jobs of one owner. */
  readonly waitingOfOwner: number;
  /** The maximal number of waiting jobs of all owners. */
  readonly waiting: number;
  /** Whether an error of a job would fail its owner's next ones, too: those that are waiting fail with it. */
  readonly failsNext?: (error: unknown) => boolean;
}

/** A queue with round-robin scheduling: one job of each owner at a time, and owners take turns. */
export interface FairQueue {
  /** Runs the job when it is its owner's turn, and settles as it does. Rejects with {@link QueueFullError} when the queue is full. */
  readonly run: <T>(owner: string | number, job: () => Promise<T>) => Promise<T>;
  /** Throws a {@link QueueFullError} when the queue is full for this owner: to be checked before preparing a job. */
  readonly checkRoom: (owner: string | number) => void;
  readonly counts: () => QueueCounts;
}

/** How many jobs of a queue run and wait. */
export interface QueueCounts {
  readonly running: number;
  readonly waiting: number;
}

/** Thrown when too many jobs are waiting: of this owner, or of all. */
export class QueueFullError extends Error {
  readonly whose: 'owner' | 'all';

  constructor(whose: 'owner' | 'all') {
    super(`Too many jobs wait: those of ${whose === 'owner' ? 'one owner' : 'all owners'}`);
    this.name = 'QueueFullError';
    this.whose = whose;
  }
}

type Owner = string | number;
/** A waiting job, which starts, or fails without having started. */
interface Waiting {
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

export function createFairQueue(bounds: QueueBounds): FairQueue {
  const running = new Set<Owner>();
  const waiting = new WaitingJobs();

  const startNext = () => {
    for (const owner of waiting.owners()) {
      if (running.size >= bounds.running) return;
      if (running.has(owner)) continue;
      running.add(owner);
      waiting.takeFirst(owner)?.start();
    }
  };
  const mustWait = (owner: Owner) => running.has(owner) || running.size >= bounds.running;
  const checkRoom = (owner: Owner) => {
    if (!mustWait(owner)) return;
    if (waiting.countOf(owner) >= bounds.waitingOfOwner) throw new QueueFullError('owner');
    if (waiting.count >= bounds.waiting) throw new QueueFullError('all');
  };

  return {
    checkRoom,
    counts: () => ({ running: running.size, waiting: waiting.count }),
    run: async (owner, job) => {
      checkRoom(owner);
      if (mustWait(owner)) await new Promise<void>((start, fail) => waiting.add(owner, { start, fail }));
      else running.add(owner);
      try {
        return await job();
      } catch (error) {
        if (bounds.failsNext?.(error)) for (const { fail } of waiting.takeAll(owner)) fail(error);
        throw error;
      } finally {
        running.delete(owner);
        waiting.moveToEnd(owner);
        startNext();
      }
    },
  };
}

/** The waiting jobs by owner, in the order of the owners' turns: a `Map` iterates its keys in the order in which they were set. */
class WaitingJobs {
  readonly #jobs = new Map<Owner, readonly Waiting[]>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  countOf(owner: Owner): number {
    return this.#jobs.get(owner)?.length ?? 0;
  }

  /** Iterates the owners; those that are added or moved during the iteration come last. */
  owners(): Iterable<Owner> {
    return this.#jobs.keys();
  }

  add(owner: Owner, job: Waiting): void {
    this.#jobs.set(owner, [...(this.#jobs.get(owner) ?? []), job]);
    this.#count += 1;
  }

  /** Removes the first job of an owner, whose others go to the end, and returns it. */
  takeFirst(owner: Owner): Waiting | undefined {
    const [first, ...others] = this.takeAll(owner);
    for (const job of others) this.add(owner, job);
    return first;
  }

  takeAll(owner: Owner): readonly Waiting[] {
    const jobs = this.#jobs.get(owner) ?? [];
    this.#jobs.delete(owner);
    this.#count -= jobs.length;
    return jobs;
  }

  moveToEnd(owner: Owner): void {
    for (const job of this.takeAll(owner)) this.add(owner, job);
  }
}
