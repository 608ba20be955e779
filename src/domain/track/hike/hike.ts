import { heightGainedIn, swingsOf } from '../../figures/along-track.ts';
import { metres, minutes } from '../../units.ts';
import { type CleanTrack, cleanTrackBetween } from '../clean-track/clean-track.ts';
import { type FlatMap, metresFromStart } from '../flight/motion.ts';
import { piecesOf, type Stretch, secondsOf, stepBefore } from '../flight/stretch.ts';
import type { FlightIndices } from '../flight/time-range.ts';
import type { Hike } from '../track.ts';

/** A shorter climb, in metres, is the way from the cable car or the car park to the launch. */
const LEAST_CLIMB_M = 100;
/** A silence is a rest where it ends so near its beginning, in metres over the ground, and up or down: else nobody knows how it was spent. */
const REST_IN_SILENCE = { metres: 100, climb: 30 } as const;
/** A flight whose start was cut off by less than this, in seconds, is still the flight after the hike. */
const MOST_CUT_OFF_S = 300;
/** Who was carried so shortly before the launch, in seconds, has not walked there. */
const LEAST_ON_FOOT_S = 30;

/**
 * Returns the hike before a launch, as far as the file has it: after the flight or the ride before; null when there is none. `movementsOf`
 * finds the flights and rides of the track, which takes longer than all else: it is called where there may be a hike.
 */
export function hikeBefore(
  track: CleanTrack,
  launch: number,
  movementsOf: () => readonly FlightIndices[],
): Hike | null {
  const { time } = track.fixes;
  const way = { first: firstOnFoot(track, launch), last: launch };
  if (way.first > 0 && secondsOf(time, way) < LEAST_ON_FOOT_S) return hikeBeforeCutFlight(track, launch, movementsOf());
  if (hikeIn(track, way) === null) return null;
  const landings = movementsOf().flatMap(({ doubt, landing }) =>
    CARRIED.has(doubt) && landing <= launch ? landing : [],
  );
  return hikeIn(track, { ...way, first: Math.max(way.first, ...landings) });
}

/** The movements that are surely not on foot; a run is, and a hop is a play with the glider. */
const CARRIED: ReadonlySet<FlightIndices['doubt']> = new Set([undefined, 'doubtful', 'drive', 'rideUp']);

/** Returns the hike before a flight whose start the pilot has cut off: its launch is in the air then. */
function hikeBeforeCutFlight(track: CleanTrack, launch: number, movements: readonly FlightIndices[]): Hike | null {
  const whole = movements.find((movement) => movement.launch < launch && movement.landing > launch);
  if (!whole || secondsOf(track.fixes.time, { first: whole.launch, last: launch }) > MOST_CUT_OFF_S) return null;
  return hikeBefore(track, whole.launch, () => movements);
}

/** Returns the climb and the time on foot in a part of a track; null when they are too little. */
function hikeIn(track: CleanTrack, way: Stretch): Hike | null {
  if (way.last <= way.first || track.altitudeSource === null) return null;
  const walk = walkOf(cleanTrackBetween(track, way));
  const steps = Array.from(walk.time.keys()).filter((i) => isWalking(walk, i));
  const climb = heightGainedIn(
    swingsOf(
      Float32Array.from(steps, (i) => walk.height[i] ?? 0),
      TURN_M,
    ),
  );
  if (climb < LEAST_CLIMB_M) return null;
  const seconds = steps.reduce((sum, i) => sum + stepBefore(walk.time, i), 0);
  return { climb: metres(Math.round(climb)), time: minutes(Math.round(seconds / 60)) };
}

/** A descent of fewer metres on the way up is the noise of a receiver. */
const TURN_M = 20;

/** Times, places and smoothed heights of a way, in columns of one length. */
interface Walk extends FlatMap {
  readonly time: Uint32Array;
  readonly height: Float32Array;
}

function walkOf({ fixes, liftAltitude }: CleanTrack): Walk {
  return { ...metresFromStart(fixes), time: fixes.time, height: smoothed(fixes.time, liftAltitude) };
}

/** Half of the seconds over which a height is a mean. */
const SMOOTHING_S = 15;

function smoothed(time: Uint32Array, values: Float32Array): Float32Array {
  return values.map((_, i) => {
    const { first, last } = windowAround(time, i, SMOOTHING_S);
    return values.subarray(first, last + 1).reduce((sum, value) => sum + value, 0) / (last - first + 1);
  });
}

/** Moving: so fast, in m/s, for some seconds, and so far within minutes; who waits at the launch goes to and fro. */
const MOVING = { halfS: 20, speed: 0.25, longHalfS: 150, longSpeed: 0.13 } as const;

function isWalking(walk: Walk, index: number): boolean {
  return (
    paceAround(walk, index, MOVING.halfS).speed >= MOVING.speed &&
    paceAround(walk, index, MOVING.longHalfS).speed >= MOVING.longSpeed &&
    !isCarried(walk, index)
  );
}

/**
 * What nobody keeps up on foot for two minutes: a speed in m/s, a sink in m/s, or an effort in W for each kg. Running costs 3.6 J for
 * each kg and metre, and 25 J more for each metre up (after Minetti et al. 2002); the best mountain runners reach 20 W/kg. A chair lift
 * is faster up than that, and so is a car on all but level ground.
 */
const ON_FOOT = { halfS: 60, speed: 4.5, sink: 1.3, effort: 20, metre: 3.6, metreUp: 25 } as const;
/** A shorter time, in seconds, at which a track seems so fast is an error of its positions. */
const LEAST_RIDE_S = 90;

function isCarried(walk: Walk, index: number): boolean {
  const { level, climb } = paceAround(walk, index, ON_FOOT.halfS);
  const effort = ON_FOOT.metre * level + ON_FOOT.metreUp * climb;
  return level > ON_FOOT.speed || climb < -ON_FOOT.sink || effort > ON_FOOT.effort;
}

/** Returns the fix from which on a pilot was on foot, or stood, until the launch. */
function firstOnFoot(track: CleanTrack, launch: number): number {
  const first = firstWithoutSilence(track, launch);
  const walk = walkOf(cleanTrackBetween(track, { first, last: launch }));
  let end = walk.time.length - 1;
  for (let i = end; i >= 0; i -= 1) {
    if (!isCarried(walk, i)) end = i - 1;
    else if (secondsOf(walk.time, { first: i, last: end }) >= LEAST_RIDE_S) return first + end + 1;
  }
  return first;
}

/** Returns the first fix before which nothing is known until the launch. */
function firstWithoutSilence({ fixes, liftAltitude }: CleanTrack, launch: number): number {
  const map = metresFromStart(fixes);
  const starts = piecesOf(fixes.time).map(({ first }) => first);
  const isKnown = (start: number): boolean =>
    Math.hypot(changeBefore(map.north, start), changeBefore(map.east, start)) <= REST_IN_SILENCE.metres &&
    Math.abs(changeBefore(liftAltitude, start)) <= REST_IN_SILENCE.climb;
  return starts.findLast((start) => start <= launch && (start === 0 || !isKnown(start))) ?? 0;
}

function changeBefore(column: ArrayLike<number>, index: number): number {
  return (column[index] ?? 0) - (column[index - 1] ?? 0);
}

/** Mean speeds in m/s around a fix, by where a walker is at both ends of some time: over the ground, up, and both together. */
interface Pace {
  readonly level: number;
  readonly climb: number;
  readonly speed: number;
}

function paceAround({ time, north, east, height }: Walk, index: number, halfS: number): Pace {
  const { first, last } = windowAround(time, index, halfS);
  const seconds = Math.max(1, secondsOf(time, { first, last }));
  const change = (column: ArrayLike<number>): number => ((column[last] ?? 0) - (column[first] ?? 0)) / seconds;
  const [level, climb] = [Math.hypot(change(north), change(east)), change(height)];
  return { level, climb, speed: Math.hypot(level, climb) };
}

/** Returns the fixes of some seconds before and after a fix, at least its neighbours. */
function windowAround(time: Uint32Array, index: number, halfS: number): Stretch {
  const at = time[index] ?? 0;
  let [first, last] = [Math.max(0, index - 1), Math.min(time.length - 1, index + 1)];
  while (first > 0 && at - (time[first - 1] ?? 0) <= halfS) first -= 1;
  while (last < time.length - 1 && (time[last + 1] ?? 0) - at <= halfS) last += 1;
  return { first, last };
}
