/** A cell of a heat map, in columns and rows from 0. */
export interface GridCell {
  readonly column: number;
  readonly row: number;
}

/** The cells of a heat map in pixels. */
export interface HeatGrid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly height: number;
  readonly placeOf: (place: GridCell) => { readonly x: number; readonly y: number };
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

/** A name above the column of a cell, or at the left of its row. */
export interface HeatLabel extends GridCell {
  readonly label: string;
}

/** Width of a letter of a label in pixels, and between two labels. */
const LETTER = 7;
const LABEL_GAP = 6;

/** Returns the names above columns that have room, from the left of each row of names. */
export function labelsWithRoom(labels: readonly HeatLabel[], grid: HeatGrid): readonly HeatLabel[] {
  const ends = new Map<number, number>();
  return labels.filter((place) => {
    const { x } = grid.placeOf(place);
    const hasRoom = x >= (ends.get(place.row) ?? 0);
    if (hasRoom) ends.set(place.row, x + place.label.length * LETTER + LABEL_GAP);
    return hasRoom;
  });
}

/** Number of shades of a heat table. */
export const HEAT_LEVELS = 4;

/** Returns the shade of a value from 1 to {@link HEAT_LEVELS}; 0 for none. `most` is the greatest value of the table. */
export function heatLevel(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(HEAT_LEVELS, Math.ceil((value / most) * HEAT_LEVELS));
}
