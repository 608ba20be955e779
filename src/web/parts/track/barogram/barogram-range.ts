import { type Extremes, extremes } from '#web/ui/chart/extremes.ts';

/** Least metres from the lower to the upper edge, so that noise is not magnified. */
const LEAST_SPAN_M = 200;
/** Room above the line for the label of the highest point, and below it, as parts of the span. */
const ROOM = { above: 0.3, below: 0.12 } as const;

/** Returns the altitudes at the lower and the upper edge of a barogram, in metres: the ground below the flight is in it. */
export function barogramRange(altitude: ArrayLike<number>, ground: ArrayLike<number> | null = null): Extremes {
  const [lowest, high] = extremes(altitude) ?? [0, 0];
  const low = Math.min(lowest, extremes(ground ?? [])?.[0] ?? lowest);
  const span = Math.max(high - low, LEAST_SPAN_M);
  const bottom = low - (span - (high - low)) / 2;
  return [bottom - span * ROOM.below, bottom + span * (1 + ROOM.above)];
}
