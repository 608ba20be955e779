/** Returns milliseconds that pass, as `performance.now` does: the domain has no clock of its own. */
export type Stopwatch = () => number;

/** How much time a search has left. */
export interface TimeLimit {
  /** In milliseconds; 0 or less when it is over: then a search ends with a bound instead of a proof. */
  readonly leftMs: () => number;
}

/** Time without an end. */
export const NO_TIME_LIMIT: TimeLimit = { leftMs: () => Number.MAX_SAFE_INTEGER };

/** Returns a limit that begins now. */
export function timeLimit(mostMs: number, stopwatch: Stopwatch): TimeLimit {
  const startMs = stopwatch();
  return { leftMs: () => mostMs - (stopwatch() - startMs) };
}

/** Returns a limit of half the time that is left of another. */
export function halfOf(whole: TimeLimit): TimeLimit {
  const restMs = whole.leftMs() / 2;
  return { leftMs: () => whole.leftMs() - restMs };
}

/** What a search may still do. All that it consists of takes from it, and ends when nothing is left. */
export interface WorkLimit {
  /** Pairs of ranges that may still be looked at; 0 or less when the work is done. */
  pairs: number;
  readonly time: TimeLimit;
}

/** Pairs of ranges for one search: those of about 30 ms. */
export const MOST_PAIRS = 2_400_000;

/** Returns a limit of so many pairs. */
export function workLimit(time: TimeLimit = NO_TIME_LIMIT, pairs = MOST_PAIRS): WorkLimit {
  return { pairs, time };
}

/** Returns whether a search is to end now, with a bound instead of a proof. */
export function isOver({ pairs, time }: WorkLimit): boolean {
  return pairs <= 0 || time.leftMs() <= 0;
}
