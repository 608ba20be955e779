import { MAX_PART_ITEMS } from '#contract/import/imports';

/** Flights of the first part: until it is known how fast this server is. */
export const FIRST_PART = 8;
/** How long a part should take, in milliseconds: well below the limit of a call. */
const WANTED_MS = 1_500;
/** The size grows at most by this factor from part to part. */
const MOST_GROWTH = 2;

/** Returns how many flights the next part has, after one of `size` flights that took `elapsedMs`. */
export function nextPartSize(size: number, elapsedMs: number): number {
  const growth = Math.min(MOST_GROWTH, WANTED_MS / Math.max(1, elapsedMs));
  return Math.max(1, Math.min(MAX_PART_ITEMS, Math.round(size * growth)));
}
