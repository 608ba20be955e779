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

/** Options of an axis range. */
interface RangeShape {
  /** A value that is always within the axis. */
  readonly include?: number;
  /** The axis spans at least this much, so that noise is not magnified. */
  readonly leastSpan: number;
  /** The share of the highest values, 0 to 1, that may be cut off where they lie far above the others. */
  readonly rare?: number;
}

/** Padding above and below the line, as a share of its height. */
const PADDING = 0.06;
/** Rare values stay visible up to this multiple of the others. */
const RARE_LIMIT = 1.5;

/** Returns the lowest and highest value of the axis for some values, ignoring gaps (null or NaN). */
export function valueRange(values: ArrayLike<number | null>, shape: RangeShape): Extremes {
  const [low, high] = extremes(values) ?? [0, 0];
  const usual = shape.rare === undefined ? null : highestBut(values, shape.rare);
  const cut = usual === null ? high : Math.min(high, usual * RARE_LIMIT);
  const bottom = Math.min(low, shape.include ?? low);
  const top = Math.max(cut, shape.include ?? cut);
  const missing = Math.max(0, shape.leastSpan - (top - bottom)) / 2;
  const room = missing + Math.max(top - bottom, shape.leastSpan) * PADDING;
  return [bottom === shape.include ? bottom : bottom - room, top + room];
}
