import { isCircling } from './circles.ts';
import type { FlatMap } from './motion.ts';
import type { Moving } from './moving.ts';
import { type Stretch, secondsOf, stepBefore } from './stretch.ts';

/** What tells flying from riding, running and driving in a stretch of a recording. Shares are of its time. */
export interface Shape {
  readonly seconds: number;
  /** Metres along the way, without the noise of positions. */
  readonly way: number;
  /** The length of the straight line from start to end as a share of the way. */
  readonly straightness: number;
  /** Farthest from the start as a share of the way: small for what goes to and fro, or round and round. */
  readonly reach: number;
  /** Metres of the way gained on the straight line over each minute, as a share of the way. */
  readonly progress: number;
  /** In m/s. */
  readonly meanSpeed: number;
  /** Speed in m/s that is exceeded for a tenth of the time. */
  readonly highSpeed: number;
  /** Metres from the first to the last fix, upwards positive. */
  readonly climb: number;
  /** Metres between the lowest and the highest fix. */
  readonly heightRange: number;
  /** Fastest climb over a minute, in m/s. */
  readonly bestClimb: number;
  /** Fastest climb over a minute that no road has, in m/s: steeper than roads, or faster than cars climb; 0 for none. */
  readonly bestLift: number;
  /** Fastest sink over a minute, in m/s, positive. */
  readonly bestSink: number;
  /** Share with a climb or sink of {@link LEVEL_CLIMB} over the minute before. */
  readonly steepShare: number;
  /** Share with at most {@link LEVEL_CLIMB} up or down. */
  readonly levelShare: number;
  /** Share as level as a road for its speed. */
  readonly shallowShare: number;
  /** Share faster than hills are walked, or up or down faster. */
  readonly airShare: number;
  /** Whether it goes round in circles of less than 45 s, two or more of them. */
  readonly isCircling: boolean;
}

/** Most climb or sink, in m/s, of a level road. */
const LEVEL_CLIMB = 0.5;
/** Most slope of an ordinary road or railway. */
const ROAD_SLOPE = 0.04;
/** Few roads are steeper for a minute, and no car climbs faster, in m/s. */
const STEEP_ROAD_SLOPE = 0.1;
const FASTEST_ROAD_CLIMB = 2.2;
/** As in `find-flight.ts`: surely faster than walking, in m/s, over the ground or up and down. */
const AIR = { speed: 4, climb: 1.3 } as const;
const WINDOW_S = 60;

export function shapeOf(track: Moving, stretch: Stretch): Shape {
  const { motion, liftAltitude } = track;
  const { first, last } = stretch;
  const seconds = Math.max(1, secondsOf(track.time, stretch));
  const sums = sumsOf(track, stretch);
  const rates = minuteRates(track, stretch);
  const altitude = liftAltitude.subarray(first, last + 1);
  const line = distance(motion, first, last);
  return {
    seconds,
    way: sums.way,
    straightness: line / Math.max(1, sums.way),
    reach: reachOf(motion, stretch) / Math.max(1, sums.way),
    progress: progressOf(track, stretch) / Math.max(1, sums.way),
    meanSpeed: sums.way / seconds,
    highSpeed: highSpeedOf(track, stretch, seconds),
    climb: climbOf(track, stretch),
    heightRange: altitude.reduce((a, b) => Math.max(a, b)) - altitude.reduce((a, b) => Math.min(a, b)),
    bestClimb: rates.best,
    bestLift: rates.lift,
    bestSink: -rates.worst,
    steepShare: rates.steepS / seconds,
    levelShare: sums.level / seconds,
    shallowShare: sums.shallow / seconds,
    airShare: sums.air / seconds,
    isCircling: isCircling(track, stretch),
  };
}

function sumsOf({ time, motion }: Moving, { first, last }: Stretch) {
  const sums = { way: 0, level: 0, shallow: 0, air: 0 };
  for (let i = first + 1; i <= last; i += 1) {
    const seconds = stepBefore(time, i);
    const [speed, climb] = [motion.speed[i] ?? 0, Math.abs(motion.climb[i] ?? 0)];
    sums.way += speed * seconds;
    sums.level += seconds * Number(climb <= LEVEL_CLIMB);
    sums.shallow += seconds * Number(climb <= Math.max(LEVEL_CLIMB, ROAD_SLOPE * speed));
    sums.air += seconds * Number(speed >= AIR.speed || climb >= AIR.climb);
  }
  return sums;
}

function highSpeedOf({ time, motion }: Moving, { first, last }: Stretch, total: number): number {
  const steps = Array.from({ length: last - first }, (_, k) => {
    const i = first + k + 1;
    return { speed: motion.speed[i] ?? 0, seconds: stepBefore(time, i) };
  }).toSorted((a, b) => b.speed - a.speed);
  let above = 0;
  for (const { speed, seconds } of steps) {
    above += seconds;
    if (above >= total / 10) return speed;
  }
  return 0;
}

/** Climb and sink over each minute; over all of a shorter stretch. */
function minuteRates(track: Moving, stretch: Stretch) {
  const rates = { best: 0, worst: 0, lift: 0, steepS: 0 };
  const { first, last } = stretch;
  let [start, way] = [first, 0];
  for (let i = first + 1; i <= last; i += 1) {
    way += wayTo(track, i);
    for (; start < i && secondsOf(track.time, { first: start + 1, last: i }) >= WINDOW_S; start += 1)
      way -= wayTo(track, start + 1);
    const seconds = secondsOf(track.time, { first: start, last: i });
    if (seconds < WINDOW_S && i < last) continue;
    const rate = climbOf(track, { first: start, last: i }) / Math.max(1, seconds);
    rates.best = Math.max(rates.best, rate);
    rates.worst = Math.min(rates.worst, rate);
    if (rate >= FASTEST_ROAD_CLIMB || rate * seconds >= STEEP_ROAD_SLOPE * way) rates.lift = Math.max(rates.lift, rate);
    rates.steepS += stepBefore(track.time, i) * Number(Math.abs(rate) >= LEVEL_CLIMB);
  }
  return rates;
}

/** Metres from the fix before. */
function wayTo({ time, motion }: Moving, index: number): number {
  return (motion.speed[index] ?? 0) * stepBefore(time, index);
}

function climbOf({ liftAltitude }: Moving, { first, last }: Stretch): number {
  return (liftAltitude[last] ?? 0) - (liftAltitude[first] ?? 0);
}

/** The sum of the straight lines over each minute. */
function progressOf({ time, motion }: Moving, { first, last }: Stretch): number {
  let [metres, start] = [0, first];
  for (let i = first + 1; i <= last; i += 1) {
    if ((time[i] ?? 0) - (time[start] ?? 0) < WINDOW_S && i < last) continue;
    metres += distance(motion, start, i);
    start = i;
  }
  return metres;
}

function reachOf(map: FlatMap, { first, last }: Stretch): number {
  let farthest = 0;
  for (let i = first + 1; i <= last; i += 1) farthest = Math.max(farthest, distance(map, first, i));
  return farthest;
}

function distance({ north, east }: FlatMap, from: number, to: number): number {
  return Math.hypot((north[to] ?? 0) - (north[from] ?? 0), (east[to] ?? 0) - (east[from] ?? 0));
}
