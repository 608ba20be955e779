import { type Degrees, type Metres, metres } from './units.ts';

/** A place on earth, WGS84. */
export interface Coordinates {
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** Radius of the sphere that distances are measured on (spec, section 9). */
export const EARTH_RADIUS_M = 6_371_000;

const RADIANS = Math.PI / 180;

/** Great-circle distance by the haversine formula, on a sphere of {@link EARTH_RADIUS_M}. */
export function distanceBetween(a: Coordinates, b: Coordinates): Metres {
  return metres(distanceOfDegrees(a.lat, a.lng, b.lat, b.lng));
}

/** {@link distanceBetween} of bare degrees, in metres: for loops over the fixes of a track. */
export function distanceOfDegrees(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const halfNorth = Math.sin(((lat2 - lat1) * RADIANS) / 2);
  const halfEast = Math.sin(((lng2 - lng1) * RADIANS) / 2);
  const h = halfNorth * halfNorth + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * halfEast * halfEast;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
