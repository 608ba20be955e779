import type { AppContext } from '#server/services/app-context';

const POLL_MS = 5_000;

/** One round of a worker; starts nothing more once `stop` aborts. */
export type Round = (stop: AbortSignal) => Promise<void>;

/** Runs rounds: now, when a job is signalled, and regularly. Returns a function that stops it after the present round. */
export function startWorker(
  { log, jobSignal }: Pick<AppContext, 'log' | 'jobSignal'>,
  round: Round,
): () => Promise<void> {
  const stopping = new AbortController();
  let rounds: Promise<void> | null = null;
  let isDue = false;
  const run = async () => {
    do {
      isDue = false;
      await round(stopping.signal);
    } while (isDue && !stopping.signal.aborted);
  };
  const go = () => {
    isDue = true;
    rounds ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'a job failed; it is retried'))
      .finally(() => {
        rounds = null;
      });
  };
  const timer = setInterval(go, POLL_MS);
  timer.unref();
  const removeListener = jobSignal.onWake(go);
  go();
  return async () => {
    clearInterval(timer);
    removeListener();
    stopping.abort();
    await rounds;
  };
}

/** Queues the pending work once, then runs the queued jobs as {@link startWorker} does. */
export function startQueue<Context extends Pick<AppContext, 'log' | 'jobSignal'>>(
  context: Context,
  queue: (context: Context) => Promise<unknown>,
  run: (context: Context, stop: AbortSignal) => Promise<void>,
): () => Promise<void> {
  let isPendingKey = false;
  return startWorker(context, async (stop) => {
    if (!isPendingKey) await queue(context);
    isPendingKey = true;
    await run(context, stop);
  });
}
