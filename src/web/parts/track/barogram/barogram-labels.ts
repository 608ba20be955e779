import { timeAxis } from '../charts/time-axis.ts';

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
  /** The launch's time of day in seconds; null where it is not known. */
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
