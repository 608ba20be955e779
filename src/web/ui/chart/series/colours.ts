import '../../theme/series-colours.css';

/** Number of series colours; further series repeat them. */
export const SERIES_COLOURS = 20;

/** A series: its index from 0, several shown together, the only one of its chart; null for items without a series. */
export type SeriesIndex = number | 'other' | 'only' | null;

/** Returns the CSS colour of a series' shapes. */
export function seriesFill(index: SeriesIndex): string {
  return index === 'only' ? 'var(--accent)' : `var(--series-${nameOf(index)})`;
}

/** Returns the CSS colour of text on a series' shapes. */
export function seriesInk(index: SeriesIndex): string {
  return index === 'only' ? 'var(--on-accent)' : `var(--on-series-${nameOf(index)})`;
}

/** Returns the CSS colour of a step of a heat map, 0 for none to 4 for most. */
export function heatFill(step: number): string {
  return `var(--heat-${step})`;
}

/** Returns the CSS colour of text on a step of a heat map above 0. */
export function heatInk(step: number): string {
  return `var(--on-heat-${step})`;
}

function nameOf(index: Exclude<SeriesIndex, 'only'>): string {
  if (index === null) return 'none';
  return index === 'other' ? 'other' : String((index % SERIES_COLOURS) + 1);
}
