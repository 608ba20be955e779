import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueue, type QueueCounts } from './fair-queue.ts';
import type { TaskInput, TaskOutput, TaskTable } from './task.ts';
import { startThread, type Thread, type ThreadSettings } from './thread.ts';

/** Threads for tasks that would block the event loop. */
export interface ThreadPool<Tasks extends TaskTable> {
  /**
   * Runs a task for an owner, whose tasks run one at a time. Rejects with the error of the task, with a `QueueFullError`
   * when too many are waiting, and when the thread ends during the task; the next task gets a new thread. A task that may
   * take long has a time limit of its own, in milliseconds.
   */
  readonly run: <Name extends keyof Tasks & string>(
    owner: string | number,
    name: Name,
    input: TaskInput<Tasks, Name>,
    timeoutMs?: number,
  ) => Promise<TaskOutput<Tasks, Name>>;
  readonly counts: () => QueueCounts;
  /** Ends all threads; tasks that are running or waiting are rejected. */
  readonly close: () => Promise<void>;
}

export interface PoolSettings
  extends Pick<ThreadSettings, 'entry' | 'settings'>,
    Partial<Pick<ThreadSettings, 'memoryMb' | 'timeoutMs'>> {
  readonly threads?: number;
  readonly waitingOfOwner?: number;
  readonly waiting?: number;
}

/** With two, a long task of one pilot never delays another's. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;
const DEFAULTS = { memoryMb: 512, timeoutMs: 60_000, waitingOfOwner: 100, waiting: 1_000 };

/** Creates a pool. Threads start when first needed, and stay. */
export function createThreadPool<Tasks extends TaskTable>(settings: PoolSettings): ThreadPool<Tasks> {
  const all = { ...DEFAULTS, threads: defaultThreads(), ...settings };
  const queue: FairQueue = createFairQueue({ ...all, running: all.threads });
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
    run: (owner, name, input, timeoutMs) =>
      queue.run(owner, async () => {
        const thread = take();
        try {
          // The thread runs the table of tasks whose type is `Tasks`.
          return (await thread.run(name, input, timeoutMs)) as TaskOutput<Tasks, typeof name>;
        } finally {
          putBack(thread);
        }
      }),
    counts: queue.counts,
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

function defaultThreads(): number {
  return Math.max(MIN_THREADS, Math.min(MAX_THREADS, availableParallelism()));
}
