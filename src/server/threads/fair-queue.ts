/** The bounds of a queue. */
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

/** Creates an empty queue. */
export function createFairQueue(bounds: QueueBounds): FairQueue {
  const running = new Set<Owner>();
  /** In the order of their turns: a `Map` iterates its keys in the order in which they were set. */
  const waiting = new Map<Owner, readonly Waiting[]>();
  let waitingCount = 0;

  const startNextOf = (owner: Owner, [next, ...rest]: readonly Waiting[]) => {
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    waitingCount -= 1;
    running.add(owner);
    next?.start();
  };
  const goToEnd = (owner: Owner) => {
    const jobs = takeAll(waiting, owner);
    if (jobs.length > 0) waiting.set(owner, jobs);
  };
  const failAll = (owner: Owner, error: unknown) => {
    const jobs = takeAll(waiting, owner);
    waitingCount -= jobs.length;
    for (const { fail } of jobs) fail(error);
  };
  const startNext = () => {
    for (const [owner, jobs] of waiting) {
      if (running.size >= bounds.running) return;
      if (!running.has(owner)) startNextOf(owner, jobs);
    }
  };

  const mustWait = (owner: Owner) => running.has(owner) || running.size >= bounds.running;
  const checkRoom = (owner: Owner) => {
    if (!mustWait(owner)) return;
    if ((waiting.get(owner)?.length ?? 0) >= bounds.waitingOfOwner) throw new QueueFullError('owner');
    if (waitingCount >= bounds.waiting) throw new QueueFullError('all');
  };
  const waitForTurn = (owner: Owner): Promise<void> =>
    new Promise((start, fail) => {
      waiting.set(owner, [...(waiting.get(owner) ?? []), { start, fail }]);
      waitingCount += 1;
    });

  return {
    checkRoom,
    run: async (owner, job) => {
      checkRoom(owner);
      if (mustWait(owner)) await waitForTurn(owner);
      else running.add(owner);
      try {
        return await job();
      } catch (error) {
        if (bounds.failsNext?.(error)) failAll(owner, error);
        throw error;
      } finally {
        running.delete(owner);
        goToEnd(owner);
        startNext();
      }
    },
  };
}

/** Removes the waiting jobs of an owner from a queue, and returns them. */
function takeAll(waiting: Map<Owner, readonly Waiting[]>, owner: Owner): readonly Waiting[] {
  const jobs = waiting.get(owner) ?? [];
  waiting.delete(owner);
  return jobs;
}
