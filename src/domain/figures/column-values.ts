import type { BareCoordinates } from '../geo.ts';

/** Returns how much a column changes from one index to another. */
export function changeBetween(column: ArrayLike<number>, from: number, to: number): number {
  return (column[to] ?? 0) - (column[from] ?? 0);
}

/** Places in two columns. */
export interface PlaceColumns {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/** Returns the place at an index. */
export function placeAt({ lat, lng }: PlaceColumns, index: number): BareCoordinates {
  return { lat: lat[index] ?? 0, lng: lng[index] ?? 0 };
}
