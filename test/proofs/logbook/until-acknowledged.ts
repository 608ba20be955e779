import { setTimeout } from 'node:timers/promises';
import { patience } from '#test/run/patience';
import { type CallErrorType, callErrorOf } from '#web/api/call-error.ts';

/** How long a pilot waits before trying again what failed. */
const RETRY_MS = 40;
/** After these a pilot tries again; other errors say that something is not possible. */
const RETRIED: readonly CallErrorType[] = ['ajaxNetworkError', 'DBReadError', 'DBWriteError'];

/** Tries a call again while the server or its database is away or too slow. Returns null when it is rejected. Throws when they stay away. */
export async function untilAcknowledged<Result>(
  call: () => Promise<Result>,
  longestMs?: number,
): Promise<Result | null> {
  const isLate = patience('a response', longestMs);
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      if (!RETRIED.includes(callErrorOf(thrown).type)) return null;
      isLate();
      await setTimeout(RETRY_MS);
    }
  }
}

/** The same for a load, which nothing can reject. */
export async function loadedBy<Response extends object>(load: () => Promise<Response>): Promise<Response> {
  const response = await untilAcknowledged(load);
  if (response === null) throw new Error('A load was rejected');
  return response;
}
