import { type Extremes, extremes } from '#web/ui/chart/extremes.ts';
import { timeAxis } from './time-axis.ts';

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

/** A text at a place between the start, 0, and the end, 1. */
export interface PlacedLabel {
  readonly place: number;
  readonly text: string;
}

/** Most labels of time: a phone has room for few. */
const MOST_LABELS = { narrow: 6, wide: 12 } as const;
/** A label in the middle of its place keeps this far from both ends. */
const MARGIN = 0.03;

interface TimeLabelOptions {
  /** In seconds. */
  readonly duration: number;
  readonly narrow: boolean;
  /** The launch's time of day in seconds; null when unknown. */
  readonly clock: number | null;
}

/** Returns the labels of time of a barogram: those of the charts' axis, thinned out, and clear of both ends. */
export function timeLabels({ duration, narrow, clock }: TimeLabelOptions): readonly PlacedLabel[] {
  if (duration <= 0) return [];
  const { ticks, label } = timeAxis({ duration, narrow, clock });
  const every = Math.ceil(ticks.length / MOST_LABELS[narrow ? 'narrow' : 'wide']);
  return ticks
    .filter((_, index) => index % every === 0)
    .map((tick) => ({ place: tick / duration, text: label(tick) }))
    .filter(({ place }) => place >= MARGIN && place <= 1 - MARGIN);
}

/** Returns the index of the ascending value nearest to another one; 0 of none. */
export function nearestIndex(values: Uint32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(0, low - 1);
  return value - (values[before] ?? 0) < (values[low] ?? 0) - value ? before : low;
}
