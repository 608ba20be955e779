/** Values over time, and half the window of a slope. */
export interface SlopeInput {
  /** Seconds, ascending. */
  readonly time: Uint32Array;
  readonly values: Float32Array | Float64Array;
  readonly halfWindowS: number;
}

/**
 * Returns the change of a value per second at each fix: the slope of the line of best fit (least squares) through all
 * fixes of the window around it, at least its two neighbours. A hot loop with sliding sums.
 */
export function slopes(input: SlopeInput): Float32Array {
  const result = new Float32Array(input.time.length);
  const sums: Sums = { count: 0, t: 0, v: 0, tt: 0, tv: 0 };
  let left = 0;
  let right = 0;
  for (let i = 0; i < result.length; i += 1) {
    for (; isReached(input, i, right); right += 1) add(sums, input, { index: right, sign: 1 });
    for (; isPassed(input, i, left); left += 1) add(sums, input, { index: left, sign: -1 });
    result[i] = slopeOf(sums);
  }
  return result;
}

/** Returns the slope of the line of best fit by its sums; 0 where all values have the same time. */
export function slopeOf({ count, t, v, tt, tv }: Sums): number {
  const spread = count * tt - t * t;
  return spread > 0 ? (count * tv - t * v) / spread : 0;
}

/** The sums that a line is fitted from. Changed in place. */
interface Sums {
  count: number;
  t: number;
  v: number;
  tt: number;
  tv: number;
}

function isReached({ time, halfWindowS }: SlopeInput, center: number, index: number): boolean {
  const isNeighbour = index <= center + 1 && index < time.length;
  return isNeighbour || (time[index] ?? Number.POSITIVE_INFINITY) - (time[center] ?? 0) <= halfWindowS;
}

function isPassed({ time, halfWindowS }: SlopeInput, center: number, index: number): boolean {
  return index < center - 1 && (time[center] ?? 0) - (time[index] ?? 0) > halfWindowS;
}

/** Adds a fix to the sums, or removes it; relative to the first fix, to keep the numbers small. */
function add(sums: Sums, { time, values }: SlopeInput, { index, sign }: { index: number; sign: 1 | -1 }): void {
  const t = (time[index] ?? 0) - (time[0] ?? 0);
  const v = (values[index] ?? 0) - (values[0] ?? 0);
  sums.count += sign;
  sums.t += sign * t;
  sums.v += sign * v;
  sums.tt += sign * t * t;
  sums.tv += sign * t * v;
}
