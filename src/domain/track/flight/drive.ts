import { indexesWhere } from '../columns.ts';
import type { Stretch } from './airborne.ts';
import { secondsOf } from './recordings.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';

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
/** Faster than this, in m/s, at times: touching the hill again and again is slower. */
const TOP_SPEED = 14;
/** Faster than this, in m/s, on the mean, and level for nearly all of the time: no glider is both. */
const MIN_LEVEL_SPEED = 12;
/** Most climb or sink, in m/s, of a level road. */
const LEVEL_CLIMB = 0.5;
/** Least share of the time on the level. */
const MIN_LEVEL_SHARE = 0.9;

/** Returns whether a movement is likely a drive: it brakes to a stop again and again, or goes fast on the level. */
export function isDrive(track: MotionOverTime, stretch: Stretch): boolean {
  const seconds = secondsOf(track.time, stretch);
  if (seconds < MIN_DRIVE_S) return false;
  const { fast, level, way } = sharesOf(track, stretch);
  if (way >= MIN_LEVEL_SPEED * seconds && level >= MIN_LEVEL_SHARE * seconds) return true;
  return fast >= seconds / 10 && level >= seconds / 2 && stopsOf(track, stretch) >= Math.max(2, seconds / STOP_EVERY_S);
}

/** Seconds at a car's speed and on the level, and metres in all. */
interface Shares {
  readonly fast: number;
  readonly level: number;
  readonly way: number;
}

function sharesOf({ time, motion }: MotionOverTime, { first, last }: Stretch): Shares {
  let [fast, level, way] = [0, 0, 0];
  for (let i = first + 1; i <= last; i += 1) {
    const seconds = (time[i] ?? 0) - (time[i - 1] ?? 0);
    const speed = motion.speed[i] ?? 0;
    way += speed * seconds;
    if (speed >= TOP_SPEED) fast += seconds;
    if (Math.abs(motion.climb[i] ?? 0) <= LEVEL_CLIMB) level += seconds;
  }
  return { fast, level, way };
}

/** The number of stops right after a speed of flying or driving, ends excluded. */
function stopsOf({ time, motion }: MotionOverTime, { first, last }: Stretch): number {
  const [from, to] = [(time[first] ?? 0) + END_S, (time[last] ?? 0) - END_S];
  const isRest = (i: number): boolean => isAtRest(motion, i);
  const isStop = (i: number): boolean => {
    const now = time[i] ?? 0;
    if (!isRest(i) || isRest(i - 1) || now < from || now > to) return false;
    return secondsWhile({ time, from: i, step: 1 }, isRest) >= MIN_STOP_S && brakesAt(i);
  };
  const isSlow = (i: number): boolean => (motion.speed[i] ?? 0) < BRAKING.speed;
  const brakesAt = (i: number): boolean => secondsWhile({ time, from: i, step: -1 }, isSlow) <= BRAKING.seconds;
  return indexesWhere(last + 1, (i) => i > first && isStop(i)).length;
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
