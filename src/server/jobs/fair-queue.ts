/** How much a queue takes on. */
export interface QueueBounds {
  /** Most jobs that run at once, of all owners. */
  readonly running: number;
  /** Most jobs of one owner that wait. */
  readonly waitingOfOwner: number;
  /** Most jobs that wait, of all owners. */
  readonly waiting: number;
  /** Whether an error of one job would be that of its owner's next ones, too: those that wait by then fail with it. */
  readonly failsNext?: (error: unknown) => boolean;
}

/** A queue in which owners take turns: one job of each at a time, and whoever had a turn goes to the end. */
export interface FairQueue {
  /** Runs the job when it is its owner's turn, and settles as it does. Rejects with {@link QueueFullError} at once when there is no room. */
  readonly run: <T>(owner: string | number, job: () => Promise<T>) => Promise<T>;
  /** Throws a {@link QueueFullError} when there is no room for a job of this owner: before whatever leads up to it. */
  readonly checkRoom: (owner: string | number) => void;
}

/** Too many jobs wait already: those of this owner, or those of all. */
export class QueueFullError extends Error {
  readonly whose: 'owner' | 'all';

  constructor(whose: 'owner' | 'all') {
    super(`Too many jobs wait: those of ${whose === 'owner' ? 'one owner' : 'all owners'}`);
    this.name = 'QueueFullError';
    this.whose = whose;
  }
}

type Owner = string | number;
/** A job that waits: begins, or fails without having begun. */
interface Waiting {
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

/** Makes an empty queue. */
export function makeFairQueue(bounds: QueueBounds): FairQueue {
  const running = new Set<Owner>();
  /** In the order of their turns: a `Map` keeps its keys in the order in which they were set. */
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

/** Takes what waits of an owner out of a queue. */
function takeAll(waiting: Map<Owner, readonly Waiting[]>, owner: Owner): readonly Waiting[] {
  const jobs = waiting.get(owner) ?? [];
  waiting.delete(owner);
  return jobs;
}
