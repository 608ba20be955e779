import { availableParallelism } from 'node:os';
import type { DatabaseAddress } from '#server/db/database';
import { DatabaseError } from '#server/db/database-error';
import type { Tasks } from '#server/services/tasks';
import { createFairQueue, type FairQueue } from '#server/threads/fair-queue';
import { createLoadCache, type LoadCache } from '#server/threads/load-cache';
import type { ServerThreadSettings } from '#server/threads/thread-database';
import { createThreadPool, type ThreadPool } from '#server/threads/thread-pool';

/** The pool, cache and queues that keep one pilot's work from delaying others. */
export interface BackgroundWork {
  readonly threads: ThreadPool<Tasks>;
  readonly loads: LoadCache;
  readonly heavyCalls: FairQueue;
  readonly deviceBodies: FairQueue;
  readonly unknownBodies: FairQueue;
  readonly pilotWrites: FairQueue;
  readonly passwordWork: FairQueue;
}

const MAX_CACHE_BYTES = 64 * 1_024 * 1_024;
/** A load of ten thousand flights has half a megabyte; few of the very largest would fill the cache, and the memory. */
const MAX_CACHED_LOAD_BYTES = 4 * 1_024 * 1_024;
/** One job of each pilot at a time; any number of pilots at once. */
const ONE_PER_PILOT = {
  running: Number.POSITIVE_INFINITY,
  waitingOfOwner: 200,
  waiting: 5_000,
  failsNext: isUnavailable,
};

/** Four bodies are 50 MB at most; those that wait are not read. */
const UNKNOWN_BODIES = { running: 4, waitingOfOwner: 20, waiting: 200 };

/** Short enough that the last one waiting is served within the browsers' time-out. */
const PASSWORD_WORK = { waitingOfOwner: 30, waiting: 120, failsNext: isUnavailable };

/**
 * Creates the pool, the cache and the queues of a server. Threads open their own connections to the database; they run
 * `entry`, by default the module beside this one.
 */
export function createBackgroundWork(database: DatabaseAddress, entry = threadModule()): BackgroundWork {
  return {
    threads: createThreadPool<Tasks>({ entry, settings: { database } satisfies ServerThreadSettings }),
    loads: createLoadCache(MAX_CACHE_BYTES, MAX_CACHED_LOAD_BYTES),
    heavyCalls: createFairQueue(ONE_PER_PILOT),
    deviceBodies: createFairQueue(ONE_PER_PILOT),
    unknownBodies: createFairQueue(UNKNOWN_BODIES),
    pilotWrites: createFairQueue(ONE_PER_PILOT),
    passwordWork: createFairQueue({ ...PASSWORD_WORK, running: parallelPasswords() }),
  };
}

/** When the database is unavailable to a job, it is to the owner's waiting jobs, too. */
function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseError && error.problem === 'unavailable';
}

/** One hash takes some 20 ms of CPU, in one of libuv's four threads, which files and compression need, too. */
function parallelPasswords(): number {
  return availableParallelism() > 2 ? 2 : 1;
}

/** Returns the module that the threads run, beside this file: the source in development and tests, otherwise the built one. */
function threadModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return new URL(`./thread-entry${ending}`, import.meta.url);
}
