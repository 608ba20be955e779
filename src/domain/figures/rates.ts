import { changeBetween } from './column-values.ts';

const WINDOW_S = 10;
/** Where fixes are so rare that a window would be longer than this, in seconds, a value over 10 s is not known. */
const LONGEST_WINDOW_S = 20;

/** The highest and the lowest mean change of a value per second. */
export interface Rates {
  readonly highest: number;
  readonly lowest: number;
}

/**
 * Returns the highest and lowest mean change of a value per second over 10 s, that is from each fix to the first at
 * least 10 s later; null when there is no such pair within 20 s. A plain loop: tracks are long.
 */
export function ratesOver10S(time: Uint32Array, values: Float32Array | Float64Array): Rates | null {
  let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let from = 0;
  for (let to = 1; to < time.length; to += 1) {
    // Each pair is seen from its later fix: the fixes that reach 10 s with it, but did not with the one before.
    for (; changeBetween(time, from, to) >= WINDOW_S; from += 1) {
      const seconds = changeBetween(time, from, to);
      if (seconds > LONGEST_WINDOW_S) continue;
      const rate = changeBetween(values, from, to) / seconds;
      highest = Math.max(highest, rate);
      lowest = Math.min(lowest, rate);
    }
  }
  return highest < lowest ? null : { highest, lowest };
}
