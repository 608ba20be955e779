import type { Stretch } from './airborne.ts';
import { isDrive } from './drive.ts';
import type { FlatMap, Motion } from './motion.ts';
import { secondsOf } from './recordings.ts';
import type { MotionOverTime } from './rest.ts';
import { isUphillRide } from './uphill-ride.ts';

/** Time, motion, positions and altitude of one recording. */
export interface Moving extends MotionOverTime {
  readonly motion: Motion & FlatMap;
  /** False when the file has no altitude: it is 0 everywhere then. */
  readonly hasAltitude: boolean;
}

/** What a movement is: a flight, or what recorders write before and after one. */
export type Movement = 'flight' | 'hop' | 'drive' | 'cableCar' | 'rideUp';

/** A shorter movement, in seconds, on the level is noise or a run with the glider. */
const MIN_FLIGHT_S = 120;
/** A movement that climbs or sinks by more than this, in metres, is more than a run across the field. */
const LEVEL_M = 30;

/** Slowest and fastest mean speed of a cable car, in m/s. */
const CABLE_SPEED = { least: 2, most: 8 } as const;
/** Least mean climb or sink of a cable car, in m/s, and for each metre on its way. */
const MIN_CABLE_CLIMB = 0.6;
/** See {@link MIN_CABLE_CLIMB}. */
const MIN_CABLE_SLOPE = 0.12;
/** Least share of the straight line in the way of a cable car: landing approaches bend the way of a glider. */
const MIN_STRAIGHT_SHARE = 0.97;

/** Returns what a movement most likely is. */
export function movementOf(track: Moving, stretch: Stretch): Movement {
  if (isUphillRide(track, stretch)) return 'rideUp';
  if (isHop(track, stretch)) return 'hop';
  if (!track.hasAltitude) return 'flight';
  if (isCableCar(track, stretch)) return 'cableCar';
  return isDrive(track, stretch) ? 'drive' : 'flight';
}

function isHop(track: Moving, stretch: Stretch): boolean {
  return secondsOf(track.time, stretch) < MIN_FLIGHT_S && Math.abs(climbOf(track, stretch)) < LEVEL_M;
}

function isCableCar(track: Moving, stretch: Stretch): boolean {
  const { speed, north, east } = track.motion;
  const { first, last } = stretch;
  const line = Math.hypot((north[last] ?? 0) - (north[first] ?? 0), (east[last] ?? 0) - (east[first] ?? 0));
  const seconds = Math.max(1, secondsOf(track.time, stretch));
  const way = wayOf(track.time, speed, stretch);
  const climb = Math.abs(climbOf(track, stretch));
  return (
    way >= CABLE_SPEED.least * seconds &&
    way <= CABLE_SPEED.most * seconds &&
    climb >= Math.max(MIN_CABLE_CLIMB * seconds, MIN_CABLE_SLOPE * way) &&
    line >= MIN_STRAIGHT_SHARE * way
  );
}

/** The length of the way in metres, without the noise of positions. */
function wayOf(time: Uint32Array, speed: Float32Array, { first, last }: Stretch): number {
  let way = 0;
  for (let i = first + 1; i <= last; i += 1) way += (speed[i] ?? 0) * ((time[i] ?? 0) - (time[i - 1] ?? 0));
  return way;
}

function climbOf({ liftAltitude }: Moving, { first, last }: Stretch): number {
  return (liftAltitude[last] ?? 0) - (liftAltitude[first] ?? 0);
}
