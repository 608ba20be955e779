import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type DatabaseProblem } from '#server/db/database-error';
import { findEpoch, writeNothing } from '#server/repositories/epoch';
import type { AppContext } from './app-context.ts';

/** Why a server is not ready; null when it is. On a full disk it is: pilots can read. */
type NotReady = Exclude<DatabaseProblem, 'diskFull'> | null;

type ReadinessContext = Pick<AppContext, 'db' | 'reader' | 'log' | 'isDamaged'>;

/** A write may wait for a long one of this server: then the database can be written. */
const WRITE_WAIT_MS = 1_000;

/** Returns what asks the database whether it responds and can be written: once at a time, however many ask. */
export function readiness(context: ReadinessContext): () => Promise<NotReady> {
  let asking: Promise<NotReady> | null = null;
  const ask = () =>
    problemOf(context).finally(() => {
      asking = null;
    });
  return () => {
    asking ??= ask();
    return asking;
  };
}

async function problemOf(context: ReadinessContext): Promise<NotReady> {
  try {
    await findEpoch(context.reader);
    const writing = writeNothing(context.db);
    writing.catch(() => undefined); // After the wait nobody asks any more.
    await Promise.race([writing, sleep(WRITE_WAIT_MS, undefined, { ref: false })]);
    return context.isDamaged ? 'damaged' : null;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    context.log.warn({ err: error }, 'the server is not ready');
    return error.problem === 'diskFull' ? null : error.problem;
  }
}
