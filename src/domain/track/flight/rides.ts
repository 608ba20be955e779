import { indexesWhere } from '../columns.ts';
import type { Moving } from './moving.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';
import type { Shape } from './shape.ts';
import type { Stretch } from './stretch.ts';

/** A shorter movement, in seconds, does not show how it moves. */
const MIN_DRIVE_S = 180;
/** The first and last seconds are those of a take-off run or an approach. */
const END_S = 60;
/** A stop at a light or a crossing lasts so many seconds at least. */
const MIN_STOP_S = 5;
/** Faster than this, in m/s, at most so many seconds before a stop: nothing in the air brakes so hard to a rest. */
const BRAKING = { speed: 6, seconds: 20 } as const;
/** A drive has two stops at least, and one in so many seconds. */
const STOP_EVERY_S = 600;
/** Faster than this, in m/s, on the mean, no glider is level for half of the time, nor as level as a road for most of it. */
const MIN_LEVEL_SPEED = 12;
/** Least share of the time on the level; that of flights so fast is below 0.35, that of drives 0.5 to 0.9. */
const MIN_LEVEL_SHARE = 0.5;
/** Least share of the time on the slope of a road. */
const MIN_SHALLOW_SHARE = 0.8;
/** Slower than this, in m/s, for nine tenths of the time: touching the hill again and again is slower. */
const MIN_TOP_SPEED = 8;

/** Least share of the time in which a vehicle moves: a glider in a strong wind stands still for longer. */
const MIN_MOVING_SHARE = 0.5;
/** Circles with such a climb for a minute, in m/s, are in a thermal. */
const THERMAL_CLIMB = 0.4;
/** No road goes up so fast for a minute, in m/s; and only flights go up and down for so much of their time. */
const LIFT = { climb: 2.2, steepShare: 0.3, speed: 45 } as const;
/** Rests closer to each other, in metres, are one. */
const SAME_REST_M = 50;

/** Returns whether a movement is likely a drive: it brakes to a stop again and again, or goes fast on the level. */
export function isDrive(track: MotionOverTime, stretch: Stretch, shape: Shape): boolean {
  const { seconds, meanSpeed, levelShare, shallowShare, airShare, highSpeed } = shape;
  if (seconds < MIN_DRIVE_S || isLifted(shape)) return false;
  const isLevel = levelShare >= MIN_LEVEL_SHARE;
  if (meanSpeed >= MIN_LEVEL_SPEED && (isLevel || shallowShare >= MIN_SHALLOW_SHARE)) return true;
  return (
    isLevel &&
    airShare >= MIN_MOVING_SHARE &&
    highSpeed >= MIN_TOP_SPEED &&
    stopsOf(track, stretch) >= Math.max(2, seconds / STOP_EVERY_S)
  );
}

/** Returns whether something goes up as only gliders do. */
export function isLifted({ isCircling, bestClimb, steepShare, meanSpeed }: Shape): boolean {
  if (isCircling && bestClimb >= THERMAL_CLIMB) return true;
  return bestClimb >= LIFT.climb && steepShare >= LIFT.steepShare && meanSpeed < LIFT.speed;
}

/** The number of stops right after a speed of driving, ends excluded: nothing in the air brakes so hard to a rest. */
function stopsOf(track: MotionOverTime, stretch: Stretch): number {
  const { time, motion } = track;
  const isSlow = (i: number): boolean => (motion.speed[i] ?? 0) < BRAKING.speed;
  return restStartsOf(track, stretch).filter(
    (i) => secondsWhile({ time, from: i, step: -1 }, isSlow) <= BRAKING.seconds,
  ).length;
}

/** Returns the number of places at which a movement rests for so many seconds, ends excluded. */
export function restsOf(track: Moving, stretch: Stretch, leastS = MIN_STOP_S): number {
  const { north, east } = track.motion;
  let count = 0;
  let before: number | null = null;
  for (const i of restStartsOf(track, stretch, leastS)) {
    const metres =
      before === null
        ? SAME_REST_M
        : Math.hypot((north[i] ?? 0) - (north[before] ?? 0), (east[i] ?? 0) - (east[before] ?? 0));
    if (metres < SAME_REST_M) continue;
    [count, before] = [count + 1, i];
  }
  return count;
}

function restStartsOf({ time, motion }: MotionOverTime, { first, last }: Stretch, leastS = MIN_STOP_S): Uint32Array {
  const [from, to] = [(time[first] ?? 0) + END_S, (time[last] ?? 0) - END_S];
  const isRest = (i: number): boolean => isAtRest(motion, i);
  return indexesWhere(last + 1, (i) => {
    const now = time[i] ?? 0;
    if (i <= first || now < from || now > to || !isRest(i) || isRest(i - 1)) return false;
    return secondsWhile({ time, from: i, step: 1 }, isRest) >= leastS;
  });
}

/** How long, in seconds, something holds from a fix on, forwards or backwards. */
function secondsWhile(
  { time, from, step }: { readonly time: Uint32Array; readonly from: number; readonly step: 1 | -1 },
  holds: (index: number) => boolean,
): number {
  let i = from;
  while (i + step in time && holds(i + step)) i += step;
  return Math.abs((time[i] ?? 0) - (time[from] ?? 0));
}

/** Least gain of a ride up, in metres. */
const MIN_GAIN_M = 100;
/** A ride ends near the top of the hill: at most so many metres below its highest point, or this share of its gain. */
const NEAR_TOP_M = 50;
/** See {@link NEAR_TOP_M}. */
const NEAR_TOP_SHARE = 0.2;
/** Most metres a ride loses on its way for each metre gained: soaring loses many times as much. */
const MAX_LOST_A_METRE = 2;
/** Smaller losses, in metres, are noise. */
const MIN_LOSS_M = 15;

/**
 * Returns whether a stretch is likely a ride up the hill by cable car or road: it ends well above its start and near
 * its own highest point, and goes up most of the way. A flight may end above its start, too, but has been higher or
 * lower.
 */
export function isUphillRide(
  { liftAltitude }: Pick<MotionOverTime, 'liftAltitude'>,
  { first, last }: Stretch,
): boolean {
  const altitude = liftAltitude.subarray(first, last + 1);
  const end = altitude.at(-1) ?? 0;
  const gain = end - (altitude[0] ?? 0);
  if (gain <= MIN_GAIN_M) return false;
  const { highest, lost } = ups(altitude);
  return highest - end <= Math.max(NEAR_TOP_M, NEAR_TOP_SHARE * gain) && lost <= MAX_LOST_A_METRE * gain;
}

/** The highest altitude, and the sum of all losses, in metres. */
function ups(altitude: Float32Array): { readonly highest: number; readonly lost: number } {
  let [highest, lost] = [Number.NEGATIVE_INFINITY, 0];
  let [top, bottom] = [altitude[0] ?? 0, altitude[0] ?? 0];
  for (const metres of altitude) {
    highest = Math.max(highest, metres);
    bottom = Math.min(bottom, metres);
    if (metres - bottom < MIN_LOSS_M && metres <= top) continue;
    lost += top - bottom >= MIN_LOSS_M ? top - bottom : 0;
    [top, bottom] = [metres, metres];
  }
  return { highest, lost: lost + (top - bottom >= MIN_LOSS_M ? top - bottom : 0) };
}
