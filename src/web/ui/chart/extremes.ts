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
  const finite = Float64Array.from(values, (value) => value ?? Number.NaN)
    .filter(Number.isFinite)
    .sort();
  return finite[Math.floor((finite.length - 1) * (1 - part))] ?? null;
}
