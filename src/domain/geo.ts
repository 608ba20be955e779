import { type Degrees, type Metres, metres } from './units.ts';

/** A place on earth, WGS84. */
export interface Coordinates {
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** {@link Coordinates} as bare numbers, as the fixes of a track hold them. */
export interface BareCoordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A box of a map, in degrees; `west` < `east`, and one of them may lie beyond 180°. */
export interface DegreeBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Radius of the sphere on which distances are measured (`docs/behaviour.md`, 'Numbers'). */
export const EARTH_RADIUS_M = 6_371_000;

const RADIANS = Math.PI / 180;

/**
 * Great-circle distance of two places in decimal degrees, by the haversine formula, on a sphere of
 * {@link EARTH_RADIUS_M}.
 */
export function distanceBetween(a: BareCoordinates, b: BareCoordinates): Metres {
  const halfNorth = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const halfEast = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const across = Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS);
  const h = halfNorth * halfNorth + across * halfEast * halfEast;
  return metres(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** Returns a longitude within half the globe of another one, perhaps beyond 180°: a line between them does not run around the earth. */
export function lngNear(centre: number, lng: number): number {
  return lng - 360 * Math.round((lng - centre) / 360);
}

/** Returns a difference of longitudes the short way round the earth: 359° west is 1° east. */
export function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Returns the place at a bearing (degrees from north, clockwise) and a distance from another, on a great circle. */
export function placeFrom(
  { lat, lng }: BareCoordinates,
  { bearing, distanceM }: { readonly bearing: number; readonly distanceM: number },
): BareCoordinates {
  const [north, angle, course] = [lat * RADIANS, distanceM / EARTH_RADIUS_M, bearing * RADIANS];
  const sine = Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(course);
  const y = Math.sin(course) * Math.sin(angle) * Math.cos(north);
  const east = Math.atan2(y, Math.cos(angle) - Math.sin(north) * sine) / RADIANS;
  return { lat: Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS, lng: ((lng + east + 540) % 360) - 180 };
}
