import { type SpacePoints, valueAt } from '../places.ts';

/** A point in space, or a direction. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** Three directions at right angles. Near a pole east and north are any two along the ground. */
export interface TangentAxes {
  readonly up: Vector3;
  readonly east: Vector3;
  readonly north: Vector3;
}

/** Returns the mean of points. */
export function meanOf({ x, y, z }: SpacePoints): Vector3 {
  const mean = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0) / column.length;
  return [mean(x), mean(y), mean(z)];
}

/** Returns the axes at a place, given from the centre of the earth. */
export function axesAt(place: Vector3): TangentAxes {
  const up = unit(place, [0, 0, 1]);
  const east = unit([-up[1], up[0], 0], [1, 0, 0]);
  const [[a, b, c], [d, e, f]] = [up, east];
  return { up, east, north: [b * f - c * e, c * d - a * f, a * e - b * d] };
}

/** Returns how far each point is from a place along a direction. */
export function valuesAlong({ x, y, z }: SpacePoints, place: Vector3, [a, b, c]: Vector3): Float64Array {
  const from = place[0] * a + place[1] * b + place[2] * c;
  return x.map((value, i) => value * a + valueAt(y, i) * b + valueAt(z, i) * c - from);
}

/** Returns a vector of length 1; the other one where the first has no direction. */
function unit([x, y, z]: Vector3, other: Vector3): Vector3 {
  const length = Math.hypot(x, y, z);
  return length === 0 ? other : [x / length, y / length, z / length];
}
