import { availableParallelism } from 'node:os';
import { DatabaseError } from '#server/database-error';
import type { DatabaseAddress } from '#server/db/database';
import { type FairQueue, makeFairQueue } from './fair-queue.ts';
import { type LoadCache, makeLoadCache } from './load-cache.ts';
import type { Tasks } from './tasks.ts';
import type { ServerThreadSettings } from './thread-database.ts';
import { makeThreadPool, type ThreadPool } from './thread-pool.ts';

/** All by which one pilot's work is kept from holding up others. */
export interface BackgroundWork {
  readonly threads: ThreadPool<Tasks>;
  readonly loads: LoadCache;
  readonly heavyCalls: FairQueue;
  readonly pilotWrites: FairQueue;
  readonly passwordWork: FairQueue;
}

const LOADS_BYTES = 64 * 1_024 * 1_024;
/** The pilot's own next call waits; all pilots together may run as many as they are. */
const ONE_OF_EACH = {
  running: Number.POSITIVE_INFINITY,
  waitingOfOwner: 200,
  waiting: 5_000,
  failsNext: isUnavailable,
};

/** Whoever waits at the end of it is answered within the time that browsers wait. */
const PASSWORD_WORK = { waitingOfOwner: 30, waiting: 120, failsNext: isUnavailable };

/** Makes the pool, the cache and the queues of a server. Threads reach the same database by connections of their own. */
export function backgroundWork(database: DatabaseAddress): BackgroundWork {
  return {
    threads: makeThreadPool<Tasks>({ entry: workerModule(), settings: { database } satisfies ServerThreadSettings }),
    loads: makeLoadCache(LOADS_BYTES),
    heavyCalls: makeFairQueue(ONE_OF_EACH),
    pilotWrites: makeFairQueue(ONE_OF_EACH),
    passwordWork: makeFairQueue({ ...PASSWORD_WORK, running: passwordsAtOnce() }),
  };
}

/** Whoever waited while another waited for the database in vain would only wait once more. */
function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseError && error.problem === 'unavailable';
}

/** One hash takes some 20 ms of a processor, and one of the four threads that files and compression need, too. */
function passwordsAtOnce(): number {
  return availableParallelism() > 2 ? 2 : 1;
}

/** Beside this file: the source in development and tests, what was built from it otherwise. */
function workerModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return new URL(`./worker${ending}`, import.meta.url);
}
