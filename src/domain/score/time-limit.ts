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
