import { type CallError, type CallErrorType, callErrorOf } from '#web/api/call-error.ts';

/** How a call is repeated. */
export interface Repeating {
  readonly signal: AbortSignal;
  /** Called with true when the connection is lost, and with false when it is back. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** The longest pause between two attempts. */
const LONGEST_MS = 15_000;
const FIRST_MS = 500;
/** Failures of the server, and its limits: after so many in a row the pilot decides. */
const MOST_REJECTIONS = 4;

/** Nothing has come back: the same call is repeated for as long as it takes. */
const LOST: readonly CallErrorType[] = ['ajaxNetworkError'];
/** The server is busy or away. */
const BUSY: readonly CallErrorType[] = ['DBReadError', 'DBWriteError', 'badRequest'];

/**
 * Makes a call that carries a key, so that repeating it is harmless, until it succeeds. Waits while the connection is lost;
 * gives up on what a repetition cannot help. Rejects with a `CallError`, or with the signal's reason once it is aborted.
 */
export async function untilSent<Result>(call: () => Promise<Result>, repeating: Repeating): Promise<Result> {
  const { signal, onWaiting } = repeating;
  let rejections = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await call();
      if (attempt > 0) onWaiting(false);
      return result;
    } catch (thrown) {
      const error = callErrorOf(thrown);
      rejections += Number(!LOST.includes(error.type));
      if (!isWorthAnother(error, rejections)) throw error;
      onWaiting(true);
    }
    await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt), signal);
    signal.throwIfAborted();
  }
}

function isWorthAnother({ type }: CallError, rejections: number): boolean {
  return LOST.includes(type) || (BUSY.includes(type) && rejections < MOST_REJECTIONS);
}

/** Resolves after a time, at once when the device is connected again, or when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
