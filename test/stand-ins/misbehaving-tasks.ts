import { threadId, workerData } from 'node:worker_threads';
import type { TaskTable } from '#server/threads/task';

/** Misbehaving tasks, for tests of the thread pool. */
export const MISBEHAVING_TASKS = {
  whoami: () => ({ threadId, settings: workerData.settings }),
  bytes: (length: number) => ({ list: [new Uint8Array(length)], one: Buffer.from('small') }),
  fail: (message: string) => {
    throw new TypeError(message);
  },
  crash: () => {
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
    return new Promise<never>(() => undefined);
  },
  eatMemory: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
  },
  spin: () => {
    for (;;);
  },
} as const satisfies TaskTable;
