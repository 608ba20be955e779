import type { Motion } from './motion.ts';
import type { Stretch } from './stretch.ts';

/** Time, motion and altitude of a recorder, in columns of one length. */
export interface MotionOverTime {
  /** Unix seconds, ascending. */
  readonly time: Uint32Array;
  readonly motion: Motion;
  /** Metres, by the source that shows climb best. */
  readonly liftAltitude: Float32Array;
}

/** A pilot who has landed stands still for so many seconds on end; one parked in the wind does not. */
const MIN_REST_S = 60;
/** Slower than this, in m/s, is standing still. */
const REST_SPEED = 1;
/** See {@link REST_SPEED}: up or down. */
const REST_CLIMB = 0.3;
/** How far apart, in metres, a noisy altitude may be at the two ends of a rest. */
const REST_NOISE_M = 15;

/** Returns whether a recorder stands still at a fix. */
export function isAtRest({ speed, climb }: Motion, index: number): boolean {
  return (speed[index] ?? 0) < REST_SPEED && Math.abs(climb[index] ?? 0) < REST_CLIMB;
}

/** Returns whether a recorder stands still for a minute, or a given time, without a break somewhere in a stretch. */
export function hasRest({ time, motion }: MotionOverTime, { first, last }: Stretch, leastS = MIN_REST_S): boolean {
  let restS = 0;
  for (let i = first + 1; i <= last && restS < leastS; i += 1) {
    restS = isAtRest(motion, i) ? restS + (time[i] ?? 0) - (time[i - 1] ?? 0) : 0;
  }
  return restS >= leastS;
}

/** The same as {@link hasRest} for a recorder with a noisy altitude, which must only be about equal at both ends. */
export function hasNoisyRest(track: MotionOverTime, { first, last }: Stretch, leastS = MIN_REST_S): boolean {
  const { time, motion } = track;
  let start = first;
  for (let i = first + 1; i <= last; i += 1) {
    if ((motion.speed[i] ?? 0) >= REST_SPEED) start = i;
    if ((time[i] ?? 0) - (time[start] ?? 0) < leastS) continue;
    if (isLevel(track, start, i)) return true;
    start += 1;
  }
  return false;
}

function isLevel({ liftAltitude }: MotionOverTime, from: number, to: number): boolean {
  return Math.abs((liftAltitude[to] ?? 0) - (liftAltitude[from] ?? 0)) <= REST_NOISE_M;
}
