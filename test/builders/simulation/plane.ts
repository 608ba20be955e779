import { EARTH_RADIUS_M } from '#domain/geo';

/** Metres east and north of the plane's origin. */
export interface PlanePosition {
  readonly east: number;
  readonly north: number;
}

/** A flat projection of the earth around a takeoff: accurate to some metres within the reach of a paraglider. */
export interface Plane {
  readonly placeOf: (spot: readonly [lat: number, lng: number, ...rest: number[]]) => PlanePosition;
  readonly latOf: (north: number) => number;
  readonly lngOf: (east: number) => number;
}

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** Returns the plane around an origin in degrees. */
export function planeAt(lat: number, lng: number): Plane {
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return {
    placeOf: ([spotLat, spotLng]) => ({
      east: (spotLng - lng) * eastPerDegree,
      north: (spotLat - lat) * METRES_PER_DEGREE,
    }),
    latOf: (north) => lat + north / METRES_PER_DEGREE,
    lngOf: (east) => lng + east / eastPerDegree,
  };
}

/** Returns the distance between two places in metres. */
export function distanceOf(a: PlanePosition, b: PlanePosition): number {
  return Math.hypot(b.east - a.east, b.north - a.north);
}

/** Returns the bearing from one place to another in radians, clockwise from north. */
export function planeBearing(a: PlanePosition, b: PlanePosition): number {
  return Math.atan2(b.east - a.east, b.north - a.north);
}

/** Returns the place at a bearing and distance. */
export function placeAway(from: PlanePosition, bearing: number, distance: number): PlanePosition {
  return { east: from.east + Math.sin(bearing) * distance, north: from.north + Math.cos(bearing) * distance };
}

/** Returns the place at a fraction of the way from one to another. */
export function placeBetween(a: PlanePosition, b: PlanePosition, share: number): PlanePosition {
  return { east: a.east + (b.east - a.east) * share, north: a.north + (b.north - a.north) * share };
}
