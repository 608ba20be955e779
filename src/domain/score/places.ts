import { EARTH_RADIUS_M } from '../geo.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import type { EarthModel } from './rule-sets.ts';

/** Points in space in metres from the centre of the earth, in columns. */
export interface SpacePoints {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** A flight's fixes in space: so no pole and no date line is special. */
export interface Places extends SpacePoints {
  readonly length: number;
  /** Radius of the arc over a straight line between two places. */
  readonly radiusM: number;
}

const RADIANS = Math.PI / 180;
/** Equatorial radius in metres, and the square of the first eccentricity. */
const ELLIPSOIDS = {
  sphere: { equatorM: EARTH_RADIUS_M, eccentricity2: 0 },
  wgs84: { equatorM: 6_378_137, eccentricity2: 0.006_694_379_990_14 },
} as const satisfies Record<EarthModel, object>;
/** Up to this squared half chord (of radius 1) a series is exact to a millimetre; beyond it the arc sine is computed. */
const SERIES_LIMIT = 0.01;

/** Returns the places of a flight's fixes on a model of the earth. */
export function placesOf({ length, lat, lng }: FlownTrack, earth: EarthModel): Places {
  const { equatorM, eccentricity2 } = ELLIPSOIDS[earth];
  const [x, y, z] = [new Float64Array(length), new Float64Array(length), new Float64Array(length)];
  for (let i = 0; i < length; i += 1) {
    const north = valueAt(lat, i) * RADIANS;
    const east = valueAt(lng, i) * RADIANS;
    const sine = Math.sin(north);
    const cosine = Math.cos(north);
    const normalM = equatorM / Math.sqrt(1 - eccentricity2 * sine ** 2);
    x[i] = normalM * cosine * Math.cos(east);
    y[i] = normalM * cosine * Math.sin(east);
    z[i] = normalM * (1 - eccentricity2) * sine;
  }
  const middle = valueAt(lat, length >> 1) * RADIANS;
  const meanRadiusM = (equatorM * Math.sqrt(1 - eccentricity2)) / (1 - eccentricity2 * Math.sin(middle) ** 2);
  return { length, x, y, z, radiusM: meanRadiusM };
}

/**
 * Returns the distance of two fixes over ground in metres: exact on the sphere; on the ellipsoid by the arc of the mean
 * curvature over the straight line, which is less than 1 m in 300 km off the geodesic.
 */
export function distanceM(places: Places, a: number, b: number): number {
  return arcM(chord2(places, a, b), places.radiusM);
}

/** Returns the length of an arc from the square of its chord. Hot path. */
export function arcM(square: number, radiusM: number): number {
  const half2 = square / (4 * radiusM * radiusM);
  if (half2 > SERIES_LIMIT) return 2 * radiusM * Math.asin(Math.min(1, Math.sqrt(half2)));
  return Math.sqrt(square) * (1 + half2 * (1 / 6 + half2 * (3 / 40 + half2 * (5 / 112))));
}

/** Returns the square of the straight line between two points. Hot path. */
export function chord2({ x, y, z }: SpacePoints, a: number, b: number): number {
  const dx = valueAt(x, a) - valueAt(x, b);
  const dy = valueAt(y, a) - valueAt(y, b);
  const dz = valueAt(z, a) - valueAt(z, b);
  return dx * dx + dy * dy + dz * dz;
}

/** Returns a value of a column; 0 outside of it. */
export function valueAt(column: Float64Array, i: number): number {
  return column[i] ?? 0;
}
