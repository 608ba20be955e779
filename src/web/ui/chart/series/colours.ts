import '../../theme/series-colours.css';

/** Number of series colours; further series repeat them. */
export const SERIES_COLOURS = 20;

/** The index of a series from 0; null for items without a series. */
export type SeriesIndex = number | null;

/** Returns the CSS colour of a series' shapes. */
export function seriesFill(index: SeriesIndex): string {
  return `var(--series-${nameOf(index)})`;
}

/** Returns the CSS colour of text on a series' shapes. */
export function seriesInk(index: SeriesIndex): string {
  return `var(--on-series-${nameOf(index)})`;
}

function nameOf(index: SeriesIndex): string {
  return index === null ? 'none' : String((index % SERIES_COLOURS) + 1);
}
