import type { Fixes } from '../../igc/igc-file.ts';

/** Why something may not be a flight: the pilot is asked about it; it is rather that movement; no movement is there at all. */
export const FLIGHT_DOUBTS = ['doubtful', 'hop', 'run', 'drive', 'rideUp', 'none'] as const;
export type FlightDoubt = (typeof FLIGHT_DOUBTS)[number];

/** The fixes of launch and landing. */
export interface FlightIndices {
  readonly launch: number;
  readonly landing: number;
  /** False when no flight was found: it is the whole of the longest recording then. */
  readonly isDetected: boolean;
  /** Left out for what surely is a flight, and for a part of a track that was not searched. */
  readonly doubt?: FlightDoubt;
}

/**
 * A part of a track by time, both ends included, in Unix seconds: a later version may clean fixes otherwise, and then an
 * index would be another fix; its time stays.
 */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** Returns whether two ranges are the same; null is the part that an analysis finds. */
export function isSameRange(a: TimeRange | null, b: TimeRange | null): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}

/** A flight of a file. */
export interface FlightOfTrack extends FlightTimes {
  /** Whether it may be something else: a run, a way down on skis, a boat. Left out where it surely is a flight. */
  readonly isDoubtful?: true;
}

/** Launch and landing of a flight, in Unix seconds. */
export interface FlightTimes {
  readonly launchTime: number;
  readonly landingTime: number;
}

/** Returns the fixes from one time to another as a flight; null when there is none. */
export function flightBetween({ time, length }: Fixes, { from, to }: TimeRange): FlightIndices | null {
  const launch = time.findIndex((fixTime) => fixTime >= from);
  const after = time.findIndex((fixTime) => fixTime > to);
  const landing = (after === -1 ? length : after) - 1;
  return launch === -1 || landing < launch ? null : { launch, landing, isDetected: true };
}

export function flightTimesOf({ time }: Fixes, { launch, landing }: FlightIndices): FlightTimes {
  return { launchTime: time[launch] ?? 0, landingTime: time[landing] ?? 0 };
}
