import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createFairQueue, type FairQueue, type QueueCounts } from './fair-queue.ts';
import type { TaskInput, TaskOutput, TaskTable, ThreadMessage, ThreadReply } from './task.ts';

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

/** At least two: a long task of one pilot never delays another's. */
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

/** A thread that runs one task at a time. */
interface Thread {
  /** Runs a task. Rejects when it throws, when the thread ends, or at the time-out, which ends the thread. */
  readonly run: (name: string, input: unknown, timeoutMs?: number) => Promise<unknown>;
  readonly isAlive: () => boolean;
  /** Ends the thread, by force after a short wait. */
  readonly close: () => Promise<void>;
}

interface ThreadSettings {
  /** The module that runs the tasks; a TypeScript source outside of a build. */
  readonly entry: URL;
  /** Passed to that module as `workerData.settings`. */
  readonly settings: unknown;
  /** The heap limit of the thread in megabytes: beyond it, this thread alone ends. */
  readonly memoryMb: number;
  /** The time limit of a task without one of its own, in milliseconds. */
  readonly timeoutMs: number;
}

const CLOSE_TIMEOUT_MS = 2_000;
const SOURCE_LOADER = new URL('./source-thread.mjs', import.meta.url);

/** Starts a thread. While idle it does not keep the process alive. */
function startThread({ timeoutMs: usualMs, ...settings }: ThreadSettings): Thread {
  const worker = startWorker(settings);
  let isAlive = true;
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isAlive = false;
      resolve();
    });
  });
  worker.unref();

  const run = (name: string, input: unknown, timeoutMs = usualMs) =>
    new Promise<unknown>((resolve, reject) => {
      const onReply = (reply: ThreadReply) => {
        settle();
        if ('error' in reply) reject(reply.error);
        else resolve(reply.output);
      };
      const onEnd = () => {
        settle();
        reject(new Error(`The thread ended during ${name}`, { cause }));
      };
      const timer = setTimeout(() => {
        cause = new Error(`${name} took longer than ${timeoutMs} ms`);
        void worker.terminate();
      }, timeoutMs);
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', onReply).off('exit', onEnd).unref();
      };
      worker.once('message', onReply).once('exit', onEnd).ref();
      worker.postMessage({ name, input } satisfies ThreadMessage);
    });

  const close = async () => {
    worker.postMessage('close' satisfies ThreadMessage);
    const cut = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS);
    await ended;
    clearTimeout(cut);
  };
  return { run, isAlive: () => isAlive, close };
}

function startWorker({ entry, settings, memoryMb }: Omit<ThreadSettings, 'timeoutMs'>): Worker {
  const isSource = entry.pathname.endsWith('.ts');
  return new Worker(isSource ? SOURCE_LOADER : entry, {
    workerData: { entry: entry.href, settings },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 12 },
    execArgv: [],
  });
}
