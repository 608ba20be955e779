import '../../css/series-colours.css';

/** How many colours tell the series of a chart apart; after the last one the first comes again. */
export const SERIES_COLOURS = 20;

/** The place of a series in its list, from 0; null for what belongs to none. */
export type SeriesIndex = number | null;

/** CSS colour of a series' shapes. */
export function seriesFill(index: SeriesIndex): string {
  return `var(--series-${nameOf(index)})`;
}

/** CSS colour of words on a series' shapes. */
export function seriesInk(index: SeriesIndex): string {
  return `var(--on-series-${nameOf(index)})`;
}

function nameOf(index: SeriesIndex): string {
  return index === null ? 'none' : String((index % SERIES_COLOURS) + 1);
}
