import { QueueFullError } from '#server/threads/fair-queue';
import type { TaskInput, TaskOutput } from '#server/threads/task';
import type { AppContext } from './app-context.ts';
import { AppError } from './app-error.ts';
import type { Tasks } from './tasks.ts';

const RETRY_AFTER_S = 5;

/** Runs a task for a pilot in a worker thread, where it does not block the event loop. */
export function runOnThread<Name extends keyof Tasks>(
  { threads }: Pick<AppContext, 'threads'>,
  pilotId: number,
  { name, input }: { readonly name: Name; readonly input: TaskInput<Tasks, Name> },
): Promise<TaskOutput<Tasks, Name>> {
  return rejectWhenFull(() => threads.run(pilotId, name, input));
}

/** Runs queued work. Throws `tooOften` or `busy` when the queue is full. */
export async function rejectWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    const isOwn = error.whose === 'owner';
    throw new AppError(isOwn ? 'tooOften' : 'busy', {
      rejection: { code: isOwn ? 'tooManyAtOnce' : 'busy' },
      retryAfterS: RETRY_AFTER_S,
      cause: error,
    });
  }
}
