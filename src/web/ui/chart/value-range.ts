import { type Extremes, extremes, highestBut } from './extremes.ts';

/** How an axis is laid around its values. */
interface RangeShape {
  /** Always within the axis. */
  readonly include?: number;
  /** The axis spans at least this much, so that noise does not look like mountains. */
  readonly leastSpan: number;
  /** The part of the highest values, 0 to 1, that may run out of the picture where they lie far above the others. */
  readonly rare?: number;
}

/** Room over and under the line, as a part of its height. */
const ROOM = 0.06;
/** How far above the others, as a multiple of them, the rare values stay in the picture. */
const FAR = 1.5;

/** Lowest and highest value of the axis for the values, gaps (null or NaN) left aside. */
export function valueRange(values: ArrayLike<number | null>, shape: RangeShape): Extremes {
  const [low, high] = extremes(values) ?? [0, 0];
  const usual = shape.rare === undefined ? null : highestBut(values, shape.rare);
  const cut = usual === null ? high : Math.min(high, usual * FAR);
  const bottom = Math.min(low, shape.include ?? low);
  const top = Math.max(cut, shape.include ?? cut);
  const missing = Math.max(0, shape.leastSpan - (top - bottom)) / 2;
  const room = missing + Math.max(top - bottom, shape.leastSpan) * ROOM;
  return [bottom === shape.include ? bottom : bottom - room, top + room];
}
