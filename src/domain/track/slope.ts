/** Values over time, and how far to each side a slope looks. */
export interface Slope {
  /** Seconds, ascending. */
  readonly time: Uint32Array;
  readonly values: Float32Array | Float64Array;
  readonly halfWindowS: number;
}

/**
 * How fast a value changes, a second, at each fix: the slope of the straight line that fits best (least squares)
 * through all fixes of the window around it, its two neighbours at least. A hot loop: sums slide along.
 */
export function slopes({ time, values, halfWindowS }: Slope): Float32Array {
  const result = new Float32Array(time.length);
  const sums = { n: 0, t: 0, v: 0, tt: 0, tv: 0 };
  const [startTime, startValue] = [time[0] ?? 0, values[0] ?? 0];
  const add = (i: number, sign: 1 | -1): void => {
    const t = (time[i] ?? 0) - startTime;
    const v = (values[i] ?? 0) - startValue;
    sums.n += sign;
    sums.t += sign * t;
    sums.v += sign * v;
    sums.tt += sign * t * t;
    sums.tv += sign * t * v;
  };
  let [low, high] = [0, 0];
  for (let i = 0; i < time.length; i += 1) {
    const now = time[i] ?? 0;
    while (high < time.length && (high <= i + 1 || (time[high] ?? 0) <= now + halfWindowS)) add(high++, 1);
    while (low < i - 1 && (time[low] ?? 0) < now - halfWindowS) add(low++, -1);
    const spread = sums.n * sums.tt - sums.t * sums.t;
    result[i] = spread > 0 ? (sums.n * sums.tv - sums.t * sums.v) / spread : 0;
  }
  return result;
}
