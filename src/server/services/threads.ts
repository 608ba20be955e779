import type { House } from '#server/house';
import { QueueFullError } from '#server/jobs/fair-queue';
import type { InputOf, OutputOf } from '#server/jobs/task';
import type { Tasks } from '#server/jobs/tasks';
import { Refusal } from './refusal.ts';

const RETRY_AFTER_S = 5;

/** Runs a task for a pilot in a worker thread, where it does not block the event loop. */
export function runOnThread<Name extends keyof Tasks>(
  { threads }: House,
  pilotId: number,
  { name, input }: { readonly name: Name; readonly input: InputOf<Tasks, Name> },
): Promise<OutputOf<Tasks, Name>> {
  return refusingWhenFull(() => threads.run(pilotId, name, input));
}

/** Runs queued work. Throws `tooOften` or `busy` when the queue is full. */
export async function refusingWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    const isOwn = error.whose === 'owner';
    throw new Refusal(isOwn ? 'tooOften' : 'busy', {
      message: isOwn ? 'Too many requests at once, please, try again in a moment.' : BUSY,
      retryAfterS: RETRY_AFTER_S,
      cause: error,
    });
  }
}

const BUSY = 'The server is busy, please, try again in a moment.';
