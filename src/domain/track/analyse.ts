import type { Coordinates } from '../geo.ts';
import type { Fixes, IgcHeaders } from '../igc/igc-file.ts';
import { degrees, metres, minutes } from '../units.ts';
import type { CleanTrack } from './clean-track/clean-track.ts';
import { findFlight } from './flight/find-flight.ts';
import { inAirAtEnds } from './flight/in-air.ts';
import type { FlightIndices } from './flight/time-range.ts';
import { PROFILE_POINTS, packProfile } from './profile.ts';
import { ANALYSIS_VERSION, type TrackAnalysis } from './track.ts';

/** A shorter recording, in seconds, may be part of a flight. */
const MIN_STAY_S = 300;
/** Fixes further apart than this on average, in seconds, do not show slow flying. */
const MAX_STEP_S = 15;

/** Analyses a flight of a clean track of at least one fix: the one that is found in it, or a given part. */
export function analyse(
  track: CleanTrack,
  headers: IgcHeaders,
  indices: FlightIndices = findFlight(track),
): TrackAnalysis {
  const { launch, landing, isDetected } = indices;
  const { fixes, altitude, altitudeSource } = track;
  const flown = altitude.subarray(launch, landing + 1);
  const [launchTime, landingTime] = [fixes.time[launch] ?? 0, fixes.time[landing] ?? 0];
  return {
    version: ANALYSIS_VERSION,
    launchTime,
    landingTime,
    launchIndex: launch,
    landingIndex: landing,
    isFlightDetected: isDetected,
    ...cautionsOf(track, indices),
    launch: placeOf(fixes, launch),
    landing: placeOf(fixes, landing),
    altitudeSource,
    maxAltitude: altitudeSource && metres(Math.max(0, Math.round(extreme(flown, Math.max)))),
    minAltitude: altitudeSource && metres(Math.round(extreme(flown, Math.min))),
    airtime:
      isDetected || !isStay(fixes.time.subarray(launch, landing + 1))
        ? minutes(Math.ceil((landingTime - launchTime) / 60))
        : minutes(0),
    profile: packProfile(barogram(fixes.time.subarray(launch, landing + 1), flown)),
    recorder: headers.recorderSerial,
    flightNumberOfDay: headers.flightNumberOfDay,
  };
}

/** What moves on the ground neither begins nor ends in the air. */
function cautionsOf(
  track: CleanTrack,
  { launch, landing, isDetected, doubt }: FlightIndices,
): Pick<TrackAnalysis, 'doubt' | 'beginsInAir' | 'endsInAir'> {
  const whyNone = isDetected ? doubt : 'none';
  if (whyNone && whyNone !== 'doubtful') return { doubt: whyNone };
  return { ...(whyNone && { doubt: whyNone }), ...inAirAtEnds(track, { first: launch, last: landing }) };
}

/** Whether a recording without a flight is a stay on the ground: long and dense enough to be sure. */
function isStay(time: Uint32Array): boolean {
  const seconds = (time.at(-1) ?? 0) - (time[0] ?? 0);
  return seconds >= MIN_STAY_S && seconds <= MAX_STEP_S * time.length;
}

function placeOf({ lat, lng }: Fixes, index: number): Coordinates {
  return { lat: degrees(lat[index] ?? 0), lng: degrees(lng[index] ?? 0) };
}

function extreme(values: Float32Array, choose: (a: number, b: number) => number): number {
  return values.reduce((chosen, value) => choose(chosen, value));
}

/** Altitudes at {@link PROFILE_POINTS} times, evenly spread from the first fix to the last. */
function barogram(time: Uint32Array, altitude: Float32Array): Float32Array {
  const count = Math.min(time.length, PROFILE_POINTS);
  const [start, end] = [time[0] ?? 0, time.at(-1) ?? 0];
  let at = 0;
  return Float32Array.from({ length: count }, (_, k) => {
    const wanted = start + ((end - start) * k) / Math.max(1, count - 1);
    while ((time[at] ?? end) < wanted) at += 1;
    return altitude[at] ?? 0;
  });
}
