/** Lowest and highest of some values. */
export type Extremes = readonly [low: number, high: number];

/** Returns the lowest and the highest value, ignoring gaps (null or NaN); null if there is no value. */
export function extremes(values: ArrayLike<number | null>): Extremes | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : [low, high];
}

/** Returns the highest value after dropping the top `part` (0 to 1), ignoring gaps; null if there is no value. */
export function highestBut(values: ArrayLike<number | null>, part: number): number | null {
  const known = new Float64Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (!Number.isFinite(value)) continue;
    known[count] = value;
    count += 1;
  }
  const sorted = known.subarray(0, count).sort();
  return sorted[Math.floor((count - 1) * (1 - part))] ?? null;
}
