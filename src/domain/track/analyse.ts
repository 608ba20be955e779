import type { Coordinates } from '../geo.ts';
import type { Fixes, IgcHeaders } from '../igc/igc-file.ts';
import { degrees, metres, minutes } from '../units.ts';
import { type CleanTrack, cleanTrackBetween } from './clean-track/clean-track.ts';
import { findFlight, searchFlights } from './flight/find-flight.ts';
import { motionOf } from './flight/motion.ts';
import type { MotionOverTime } from './flight/rest.ts';
import { piecesOf, type Stretch, secondsOf } from './flight/stretch.ts';
import type { FlightIndices } from './flight/time-range.ts';
import { hikeBefore } from './hike/hike.ts';
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
    ...hikeOf(track, indices),
    recorder: headers.recorderSerial,
    flightNumberOfDay: headers.flightNumberOfDay,
  };
}

/** There is no hike before a track without a flight. */
function hikeOf(
  track: CleanTrack,
  { launch, isDetected, doubt = 'doubtful' }: FlightIndices,
): Pick<TrackAnalysis, 'hike'> {
  if (!isDetected || doubt !== 'doubtful') return {};
  const hike = hikeBefore(track, launch, () => searchFlights(track).movements);
  return hike ? { hike } : {};
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

/** Seconds for which a glider flies right away, or to the last. */
const FLYING_S = 10;
/** Longest mean step, in seconds, that shows so much. */
const MAX_STEP_IN_AIR_S = 5;
/** Mean speed in m/s: a recorder that starts by itself at the launch is slower at first. */
const IN_AIR = { speed: 8, climb: 1.3 } as const;
/** Seconds of fixes that the motion is measured from. */
const MEASURED_S = 30;

/**
 * Returns at which ends of a flight the recording begins or ends in the air: the flight starts with the first fix, or the first
 * after a silence, and the glider flies already. A part that was trimmed has its ends by the pilot's decision.
 */
function inAirAtEnds(track: CleanTrack, { first, last }: Stretch): { beginsInAir?: true; endsInAir?: true } {
  const { time } = track.fixes;
  const pieces = piecesOf(time);
  const begin = pieces.find((piece) => piece.first === first);
  const end = pieces.find((piece) => piece.last === last);
  return {
    ...(begin && isInAir(track, begin, 1) && { beginsInAir: true }),
    ...(end && isInAir(track, end, -1) && { endsInAir: true }),
  };
}

/** Whether a glider flies at the start (1) or at the end (-1) of a piece. */
function isInAir(track: CleanTrack, { first, last }: Stretch, step: 1 | -1): boolean {
  const { time } = track.fixes;
  const from = step === 1 ? first : last;
  let to = from;
  while (to + step >= first && to + step <= last && Math.abs((time[to] ?? 0) - (time[from] ?? 0)) < MEASURED_S)
    to += step;
  const part = cleanTrackBetween(track, { first: Math.min(from, to), last: Math.max(from, to) });
  const moving = { time: part.fixes.time, motion: motionOf(part), liftAltitude: part.liftAltitude };
  return secondsOf(time, { first: Math.min(from, to), last: Math.max(from, to) }) >= FLYING_S && isFlying(moving, step);
}

function isFlying({ time, motion }: MotionOverTime, step: 1 | -1): boolean {
  const end = step === 1 ? 0 : time.length - 1;
  const near = Array.from(time.keys()).filter((i) => Math.abs((time[i] ?? 0) - (time[end] ?? 0)) <= FLYING_S);
  const mean = (column: Float32Array): number => near.reduce((sum, i) => sum + (column[i] ?? 0), 0) / near.length;
  const isDense = near.length * MAX_STEP_IN_AIR_S >= FLYING_S;
  return isDense && (mean(motion.speed) >= IN_AIR.speed || Math.abs(mean(motion.climb)) >= IN_AIR.climb);
}
