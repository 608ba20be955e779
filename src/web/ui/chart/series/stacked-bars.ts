import type { SeriesIndex } from './colours.ts';
import { amountAxis, columnPlaces, type PlotArea, type ValueAxis } from './plot-area.ts';

/** A column of a histogram: a period. */
export interface Bar {
  readonly key: string;
  /** Text under the axis: 'May'. */
  readonly label: string;
  /** Accessible name, with the amounts. */
  readonly name: string;
  readonly parts: readonly BarPart[];
}

/** The share of one series in a bar. */
export interface BarPart {
  readonly series: SeriesIndex;
  readonly value: number;
}

/** A bar with its position. */
export interface PlacedBar {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly parts: readonly { readonly series: SeriesIndex; readonly y: number; readonly height: number }[];
}

/** Largest width of a bar in pixels, and its share of the column. */
const WIDEST = 48;
const SHARE = 0.72;
/** Pixels between parts, so that neighbours are separated whatever their colours. */
const GAP = 1;
/** Smallest height in pixels, so that no part is invisible. */
const MIN_HEIGHT = 1.5;

/** Returns the bars with their parts stacked, the first at the bottom; the axis may also step by the fractions `parts`. */
export function stackedBars(
  bars: readonly Bar[],
  plotArea: PlotArea,
  parts?: readonly number[],
): { readonly axis: ValueAxis; readonly bars: readonly PlacedBar[] } {
  const highest = Math.max(0, ...bars.map(heightOf));
  const axis = amountAxis(highest, plotArea, parts);
  const placeOf = columnPlaces(
    bars.map(({ key }) => key),
    plotArea,
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

function heightOf({ parts }: Bar): number {
  return parts.reduce((height, { value }) => height + value, 0);
}

function stacked(parts: readonly BarPart[], axis: ValueAxis): PlacedBar['parts'] {
  let below = 0;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ series, value }) => {
      const bottom = axis.placeOf(below) - (below > 0 ? GAP : 0);
      below += value;
      const height = Math.max(MIN_HEIGHT, bottom - axis.placeOf(below));
      return { series, y: bottom - height, height };
    });
}
