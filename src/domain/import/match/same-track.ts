import { type Coordinates, distanceBetween } from '../../geo.ts';
import type { FlightTimes } from '../../track/flight/time-range.ts';

/** A flight by its track: which file, when and from where. */
export interface TrackedFlight extends FlightTimes {
  readonly sha256: string;
  readonly launch: Coordinates;
}

/**
 * What two tracks are to each other. `sameBytes`: the same part of the same file; `sameFlight`: of two recorders;
 * `overlapping`: at the same time, but not surely the same flight.
 */
export type TrackRelation = 'sameBytes' | 'sameFlight' | 'overlapping';

/** Least share of the shorter flight in which both are in the air. */
const SAME_FLIGHT_SHARE = 0.8;
/** Recorders of one launch are not further apart, in metres. */
const SAME_LAUNCH_M = 500;
/** Clocks of two recorders differ: a smaller share of two flights in a row is no overlap. */
const LEAST_SHARE = 0.1;

/** Returns what two tracks are to each other; null for flights at different times. */
export function relationOf(a: TrackedFlight, b: TrackedFlight): TrackRelation | null {
  const share = overlapShare(a, b);
  if (share < LEAST_SHARE) return null;
  if (share < SAME_FLIGHT_SHARE) return 'overlapping';
  if (a.sha256 === b.sha256) return 'sameBytes';
  return distanceBetween(a.launch, b.launch) <= SAME_LAUNCH_M ? 'sameFlight' : 'overlapping';
}

/** Returns the share of the shorter flight in which both are in the air; below 0 when they are apart. */
export function overlapShare(a: FlightTimes, b: FlightTimes): number {
  const both = Math.min(a.landingTime, b.landingTime) - Math.max(a.launchTime, b.launchTime);
  const shorter = Math.min(a.landingTime - a.launchTime, b.landingTime - b.launchTime);
  return shorter <= 0 ? Number(both >= 0) : both / shorter;
}
