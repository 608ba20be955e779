import { changeBetween } from './column-values.ts';
import { runStartsOf } from './run-starts.ts';

const WINDOW_S = 10;
/** Where fixes are so rare that a window would be longer than this, in seconds, a value over 10 s is not known. */
const LONGEST_WINDOW_S = 20;

/** The highest and the lowest mean change of a value per second. */
export interface Rates {
  readonly highest: number;
  readonly lowest: number;
}

/** A value at each fix. */
export interface RatesInput {
  /** Seconds, ascending. */
  readonly time: Uint32Array;
  readonly values: Float32Array | Float64Array;
  /** The fastest possible change a second from one fix to the next: a faster one is an error of the recorder. */
  readonly mostPerSecond: number;
}

/**
 * Returns the highest and lowest mean change of a value per second over 10 s, that is from each fix to the first at
 * least 10 s later, without an impossible change between; null when there is no such pair within 20 s. A plain loop:
 * tracks are long.
 */
export function ratesOver10S(input: RatesInput): Rates | null {
  const { time, values } = input;
  const runStarts = runStartsOf(time.length, (i) => isImpossible(input, i));
  let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let from = 0;
  for (let to = 1; to < time.length; to += 1) {
    // Each pair is seen from its later fix: the fixes that reach 10 s with it, but did not with the one before.
    for (; changeBetween(time, from, to) >= WINDOW_S; from += 1) {
      const seconds = changeBetween(time, from, to);
      if (seconds > LONGEST_WINDOW_S || from < (runStarts[to] ?? 0)) continue;
      const rate = changeBetween(values, from, to) / seconds;
      highest = Math.max(highest, rate);
      lowest = Math.min(lowest, rate);
    }
  }
  return highest < lowest ? null : { highest, lowest };
}

function isImpossible({ time, values, mostPerSecond }: RatesInput, index: number): boolean {
  return Math.abs(changeBetween(values, index - 1, index)) > mostPerSecond * changeBetween(time, index - 1, index);
}
