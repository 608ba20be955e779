import { max, sum } from 'd3-array';
import type { SeriesIndex } from './colours.ts';
import { amountAxis, columnPlaces, type Frame, type ValueAxis } from './frame.ts';

/** A column of a histogram: a span of time. */
export interface Bar {
  readonly key: string;
  /** Under the axis: 'May'. */
  readonly label: string;
  /** What it is and what it shows, in full. */
  readonly name: string;
  readonly parts: readonly BarPart[];
}

/** What one series adds to a bar. */
export interface BarPart {
  readonly series: SeriesIndex;
  readonly value: number;
}

/** A bar in its place. */
export interface PlacedBar {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly parts: readonly { readonly series: SeriesIndex; readonly y: number; readonly height: number }[];
}

/** How wide a bar is at most, and how much of its column it takes. */
const WIDEST = 48;
const SHARE = 0.72;
/** Neighbours are parted by the paper between them, whatever their colours: pixels. */
const GAP = 1;
/** Something is never drawn as nothing. */
const LEAST_HEIGHT = 1.5;

/** Bars of parts on top of one another, the first at the bottom; `parts` of 1 that the axis may step by, too. */
export function stackedBars(
  bars: readonly Bar[],
  frame: Frame,
  parts?: readonly number[],
): { readonly axis: ValueAxis; readonly bars: readonly PlacedBar[] } {
  const highest = max(bars, ({ parts }) => sum(parts, ({ value }) => value)) ?? 0;
  const axis = amountAxis(highest, frame, parts);
  const placeOf = columnPlaces(
    bars.map(({ key }) => key),
    frame,
  );
  return {
    axis,
    bars: bars.map((bar) => {
      const column = placeOf(bar.key);
      const width = Math.min(column.width * SHARE, WIDEST);
      return { bar, x: column.x + (column.width - width) / 2, width, parts: stacked(bar.parts, axis) };
    }),
  };
}

function stacked(parts: readonly BarPart[], axis: ValueAxis): PlacedBar['parts'] {
  let below = 0;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ series, value }) => {
      const bottom = axis.placeOf(below) - (below > 0 ? GAP : 0);
      below += value;
      const height = Math.max(LEAST_HEIGHT, bottom - axis.placeOf(below));
      return { series, y: bottom - height, height };
    });
}
