import { type Coordinates, distanceBetween } from '../../geo.ts';
import type { FlightTimes } from '../../track/flight/time-range.ts';

/** A flight by its track: which file, when and from where. */
export interface TrackedFlight extends FlightTimes {
  readonly sha256: string;
  readonly launch: Coordinates;
  /** Left out where it is not known. */
  readonly landing?: Coordinates;
}

/**
 * What two tracks are to each other. `sameBytes`: the same part of the same file; `sameFlight`: of two recorders;
 * `overlapping`: at the same time, but not surely the same flight.
 */
export type TrackRelation = 'sameBytes' | 'sameFlight' | 'overlapping';

/** Least share of the shorter flight in which both are in the air. */
const SAME_FLIGHT_SHARE = 0.8;
/** Recorders of one launch are not further apart, in metres and seconds: others launch from there later. */
const SAME_LAUNCH_M = 500;
const SAME_LAUNCH_S = 300;
/** Recorders that end at the same time are not further apart, in metres: somebody else landed elsewhere. */
const SAME_LANDING_M = 1_000;
/** Clocks of two recorders differ: a smaller share of two flights in a row is no overlap. */
const LEAST_SHARE = 0.1;

/** Returns what two tracks are to each other; null for flights at different times. */
export function relationOf(a: TrackedFlight, b: TrackedFlight): TrackRelation | null {
  const share = overlapShare(a, b);
  if (share < LEAST_SHARE) return null;
  if (share < SAME_FLIGHT_SHARE) return 'overlapping';
  if (a.sha256 === b.sha256) return 'sameBytes';
  return isSameLaunch(a, b) && !isOtherLanding(a, b) ? 'sameFlight' : 'overlapping';
}

function isSameLaunch(a: TrackedFlight, b: TrackedFlight): boolean {
  const seconds = Math.abs(a.launchTime - b.launchTime);
  return seconds <= SAME_LAUNCH_S && distanceBetween(a.launch, b.launch) <= SAME_LAUNCH_M;
}

/** A recorder may end before the flight does; only those that end together can be compared. */
function isOtherLanding(a: TrackedFlight, b: TrackedFlight): boolean {
  if (a.landing === undefined || b.landing === undefined) return false;
  const seconds = Math.abs(a.landingTime - b.landingTime);
  return seconds <= SAME_LAUNCH_S && distanceBetween(a.landing, b.landing) > SAME_LANDING_M;
}

/** Returns the share of the shorter flight in which both are in the air; below 0 when they are apart. */
export function overlapShare(a: FlightTimes, b: FlightTimes): number {
  const both = Math.min(a.landingTime, b.landingTime) - Math.max(a.launchTime, b.launchTime);
  const shorter = Math.min(a.landingTime - a.launchTime, b.landingTime - b.launchTime);
  return shorter <= 0 ? Number(both >= 0) : both / shorter;
}
