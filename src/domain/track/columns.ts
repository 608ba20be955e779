import type { BareCoordinates } from '../geo.ts';

/** Returns the indexes below `length` for which `holds` is true, ascending. A plain loop: tracks are long. */
export function indexesWhere(length: number, holds: (index: number) => boolean): Uint32Array {
  const indexes = new Uint32Array(length);
  let count = 0;
  for (let i = 0; i < length; i += 1) if (holds(i)) indexes[count++] = i;
  return indexes.slice(0, count);
}

/** Returns a column of values computed from their index. A plain loop: tracks are long. */
export function columnOf(length: number, valueAt: (index: number) => number): Float32Array {
  const column = new Float32Array(length);
  for (let i = 0; i < length; i += 1) column[i] = valueAt(i);
  return column;
}

/** Returns the indexes at which a column is 1, ascending. A plain loop without a function: it runs for each long track, mostly once and not yet compiled. */
export function indexesOfOnes(column: Uint8Array): Uint32Array {
  const indexes = new Uint32Array(column.length);
  let count = 0;
  for (let i = 0; i < column.length; i += 1) if (column[i] === 1) indexes[count++] = i;
  return indexes.slice(0, count);
}

/** Places in two columns. */
export interface PlaceColumns {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

export function placeAt({ lat, lng }: PlaceColumns, index: number): BareCoordinates {
  return { lat: lat[index] ?? 0, lng: lng[index] ?? 0 };
}
