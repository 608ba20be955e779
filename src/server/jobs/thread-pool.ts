import { availableParallelism } from 'node:os';
import { type FairQueue, makeFairQueue } from './fair-queue.ts';
import type { InputOf, OutputOf, TaskTable } from './task.ts';
import { startThread, type Thread, type ThreadSettings } from './thread.ts';

/** Threads that compute what would hold up others in the event loop. */
export interface ThreadPool<Tasks extends TaskTable> {
  /**
   * Runs a task for an owner, whose tasks run one at a time. Rejects with what the task throws, with a `QueueFullError`
   * when too many wait, and when the thread ends under it; the next task gets a new one.
   */
  readonly run: <Name extends keyof Tasks & string>(
    owner: string | number,
    name: Name,
    input: InputOf<Tasks, Name>,
  ) => Promise<OutputOf<Tasks, Name>>;
  /** Ends all threads; tasks that still run or wait are rejected. */
  readonly close: () => Promise<void>;
}

/** What a pool may be made with. */
export interface PoolSettings
  extends Pick<ThreadSettings, 'entry' | 'settings'>,
    Partial<Pick<ThreadSettings, 'memoryMb' | 'timeoutMs'>> {
  readonly threads?: number;
  readonly waitingOfOwner?: number;
  readonly waiting?: number;
}

/** With two, a long task of one pilot never makes another's wait. */
const FEWEST_THREADS = 2;
const MOST_THREADS = 4;
const DEFAULTS = { memoryMb: 512, timeoutMs: 60_000, waitingOfOwner: 100, waiting: 1_000 };

/** Makes a pool. Threads start when they are first needed, and stay. */
export function makeThreadPool<Tasks extends TaskTable>(settings: PoolSettings): ThreadPool<Tasks> {
  const all = { ...DEFAULTS, threads: usualThreads(), ...settings };
  const queue: FairQueue = makeFairQueue({ ...all, running: all.threads });
  const idle: Thread[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;

  const take = (): Thread => {
    if (isClosed) throw new Error('The pool of threads is closed');
    const known = idle.pop();
    if (known?.isAlive()) return known;
    if (known) threads.delete(known);
    const thread = startThread(all);
    threads.add(thread);
    return thread;
  };
  const putBack = (thread: Thread) => {
    if (thread.isAlive()) idle.push(thread);
    else threads.delete(thread);
  };

  return {
    run: (owner, name, input) =>
      queue.run(owner, async () => {
        const thread = take();
        try {
          // The thread serves the very table that `Tasks` is the type of.
          return (await thread.run(name, input)) as OutputOf<Tasks, typeof name>;
        } finally {
          putBack(thread);
        }
      }),
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

function usualThreads(): number {
  return Math.max(FEWEST_THREADS, Math.min(MOST_THREADS, availableParallelism()));
}
