/** The remaining budget of a search. Each part takes from it; when nothing is left, the search ends with a bound instead of a proof. */
export interface WorkLimit {
  /** Pairs of ranges that may still be looked at; 0 or less when the work is done. */
  pairs: number;
}

/** Pairs of ranges for every search: those of about 30 ms. */
export const MOST_PAIRS = 2_400_000;
/** Pairs that all searches of a flight may take beyond theirs: those of 0.3 s, on tracks that are no flights of several seconds. */
export const SPARE_PAIRS = 20_000_000;

/**
 * Returns a limit of so many pairs. Work is limited rather than time: the same flight then has the same score on a busy
 * machine.
 */
export function workLimit(pairs = MOST_PAIRS): WorkLimit {
  return { pairs };
}

/** Runs a search that may take half of the spare pairs beyond its own, and subtracts the used ones. */
export function withSpare<Result>(spare: WorkLimit, search: (limit: WorkLimit) => Result): Result {
  const extra = Math.floor(spare.pairs / 2);
  const limit = workLimit(MOST_PAIRS + extra);
  const result = search(limit);
  spare.pairs -= extra - Math.max(0, Math.min(extra, limit.pairs));
  return result;
}

/** Returns whether a search is to end now. */
export function isOver({ pairs }: WorkLimit): boolean {
  return pairs <= 0;
}
