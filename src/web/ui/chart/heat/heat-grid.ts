import { HEAT_STEPS } from '../series/colours.ts';

/** A place in a heat map, in columns and rows from 0. */
export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

/** The cells of a heat map in pixels. */
export interface HeatGrid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly height: number;
  readonly placeOf: (place: GridPlace) => { readonly x: number; readonly y: number };
}

/** Pixels between cells. */
export const CELL_GAP = 2;
/** Room for the names of rows at the left, and of columns at the top. */
const LEFT = 36;
const TOP = 20;
/** Larger squares would be higher than the other charts. */
const LARGEST_SQUARE = 22;

/** Returns the grid of a heat map as wide as `width`; its cells are squares unless they have a height. */
export function heatGrid(
  size: { readonly columns: number; readonly rows: number; readonly cellHeight?: number | undefined },
  width: number,
): HeatGrid {
  const pitch = Math.max(4, (width - LEFT) / Math.max(1, size.columns));
  const across = size.cellHeight === undefined ? Math.min(pitch, LARGEST_SQUARE) : pitch;
  const down = size.cellHeight ?? across;
  return {
    cellWidth: across - CELL_GAP,
    cellHeight: down - CELL_GAP,
    height: TOP + Math.ceil(size.rows * down),
    placeOf: ({ column, row }) => ({ x: LEFT + column * across, y: TOP + row * down }),
  };
}

/** Returns the step of an amount between none (0) and `most` ({@link HEAT_STEPS}); any amount above 0 has a step above 0. */
export function heatStep(amount: number, most: number): number {
  if (amount <= 0) return 0;
  return Math.min(HEAT_STEPS, Math.max(1, Math.ceil((HEAT_STEPS * amount) / most)));
}
