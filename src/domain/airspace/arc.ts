import { type BareCoordinates, placeFrom } from '../geo.ts';

/** An arc around a place. */
export interface Arc {
  readonly center: BareCoordinates;
  /** Metres at its start, and at its end: those of real files differ a little. */
  readonly radiiM: readonly [start: number, end: number];
  /** Degrees from north, clockwise. */
  readonly start: number;
  /** Degrees, below 0 for an arc against the clock. */
  readonly sweep: number;
}

/** The most metres by which the line between two corners passes inside the arc. */
const TOLERANCE_M = 10;
const MAX_STEP_DEG = 10;
const RADIANS = Math.PI / 180;

/** Returns the corners of an arc, both ends included. */
export function cornersOf({ center, radiiM: [first, last], start, sweep }: Arc): readonly BareCoordinates[] {
  const toleratedDeg = (2 * Math.acos(Math.max(0, 1 - TOLERANCE_M / Math.max(first, last)))) / RADIANS;
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / Math.min(MAX_STEP_DEG, toleratedDeg)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return placeFrom(center, { bearing: start + share * sweep, distanceM: first + share * (last - first) });
  });
}

/** Returns the bearing of a place from another, on a great circle, in degrees from -180 to 180. */
export function bearingOf(from: BareCoordinates, to: BareCoordinates): number {
  const [lat1, lat2, east] = [from.lat * RADIANS, to.lat * RADIANS, (to.lng - from.lng) * RADIANS];
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east);
  return Math.atan2(Math.sin(east) * Math.cos(lat2), x) / RADIANS;
}
