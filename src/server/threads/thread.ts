import { Worker } from 'node:worker_threads';
import type { ThreadMessage, ThreadReply } from './task.ts';

/** A thread that runs one task at a time. */
export interface Thread {
  /** Runs a task. Rejects when it throws, when the thread ends, or at the time-out, which ends the thread. */
  readonly run: (name: string, input: unknown, timeoutMs?: number) => Promise<unknown>;
  readonly isAlive: () => boolean;
  /** Ends the thread, by force after a short wait. */
  readonly close: () => Promise<void>;
}

/** How a thread is started. */
export interface ThreadSettings {
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
export function startThread({ timeoutMs: usualMs, ...settings }: ThreadSettings): Thread {
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
