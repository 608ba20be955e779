import { isPlunging, passesAtOtherHeights } from './aloft.ts';
import type { Moving } from './moving.ts';
import { slowBendsOf, spurtsOf, unevennessOf } from './pace.ts';
import { isLifted, restsOf } from './rides.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Stretch } from './stretch.ts';

/** A movement that may be a flight. */
export interface Candidate {
  readonly shape: Shape;
  readonly track: Moving;
  readonly stretch: Stretch;
  /** Whether it is surely in the air by its heights, whatever its speed. */
  readonly isAloft: boolean;
}

/**
 * A movement of fewer seconds that stays within some metres of height is noise, a run with the glider, or hops that the wind pushes back. A
 * still shorter one must sink or climb by as much from end to end.
 */
export const SHORT = { hopS: 300, levelM: 30, seconds: 120 } as const;
/**
 * Runners are slower for nine tenths of their time, in m/s. Nobody climbs or sinks so fast on foot for a minute; some run down a steep
 * path faster.
 */
export const RUNNER = { speed: 5.5, climb: 0.7, steepSink: 1.3 } as const;
/** Mean speeds, in m/s, that are no gliders': slower is noise, or hops; faster, a train or an aeroplane. */
const GLIDER_SPEEDS = { least: 2.5, most: 45 } as const;
/** Least share of the time in which a flight is surely moving. */
const MIN_AIR_SHARE = 0.5;
/** A movement is along a valley when it hardly ever climbs or sinks for a minute, and differs little in height for its way. */
const VALLEY = { steepShare: 0.1, rangeM: 60, slope: 0.015 } as const;
/** Soaring on the level goes to and fro, within a small share of its way, and up and down by so many metres. */
const SOARING = { reach: 0.15, progress: 0.6, rangeM: 15 } as const;
/** From this mean speed on, in m/s, cars and trains are as fast; then flights are level for less than this share. */
const FAST = { speed: 12, levelShare: 0.4 } as const;
/** Stops so often, in seconds, without lift are those of skis, bicycles and cars; so are slow bends and spurts. */
const STOP_EVERY_S = 600;
/** Without lift nothing stands still in the air for so many seconds. */
const MIN_STAND_S = 20;
/** See {@link STOP_EVERY_S}. */
const BEND_EVERY_S = 180;
/** Slopes of a mountain road; a glider that sinks as slowly without lift is rare. */
const ROAD_SLOPES = { least: 0.03, most: 0.1 } as const;
/** Without lift a glider sinks faster, in m/s, and glides less far for its height; only the evening's air carries it longer. */
const STILL_AIR = { sink: 0.7, usualSink: 0.9, glide: 15 } as const;
/** So even in its airspeed, as a share, as fast as a paraglider in m/s, and without a rest, for so many seconds, goes hardly anything but a glider. */
const EVEN = { seconds: 300, unevenness: 0.08, least: 7, most: 12 } as const;
/** A glide in still air sinks by so much, in m/s; a boat does not. */
const LEAST_SINK = 0.15;
/** Who soars sinks no faster, in m/s. */
const SOARED_SINK = 0.35;
/** Up and down by so much for a minute, in m/s, goes what soars. */
const UP_AND_DOWN = { climb: 0.25, rangeM: 30 } as const;
/** A climb for a minute, in m/s, steeper than roads: it shows lift. */
const LEAST_LIFT = 0.7;
/** A ride up by so many metres ends so near its top, in metres or by this share of its gain. */
const SHORT_RIDE = { gainM: 30, nearTopM: 15, nearTopShare: 0.2 } as const;
/** A steeper way down, fast and without circles, may be one on skis, which get faster and slower; a still steeper one however even. */
const SKI = { slope: 0.25, speed: 6, steepest: 0.3 } as const;
/** A straight way down, so steep and no faster than this, may be a cable car. */
const CABLE_CAR = { slope: 0.2, speed: 12, straightness: 0.97 } as const;

/** Returns whether the pilot is asked: what moves so may be a flight, but also something else. */
export function isDoubtful(candidate: Candidate): boolean {
  return DOUBTS.some((isReason) => isReason(candidate));
}

/** Reasons to ask. */
const DOUBTS: readonly ((candidate: Candidate) => boolean)[] = [
  ({ shape }) => !isGliderSpeed(shape),
  ({ shape }) => shape.airShare < MIN_AIR_SHARE,
  ({ shape }) => shape.seconds < SHORT.seconds && (shape.climb > 0 || shape.meanSpeed < RUNNER.speed),
  ({ shape }) => shape.highSpeed < RUNNER.speed && shape.bestClimb < RUNNER.climb && shape.bestSink < RUNNER.steepSink,
  isAlongValley,
  ({ shape, isAloft }) =>
    !isAloft && shape.meanSpeed >= FAST.speed && shape.levelShare >= FAST.levelShare && !isLifted(shape),
  isHardlySinking,
  isShortRideUp,
  isLikeSkis,
  ({ shape }) => isDescent(shape) && isOnCable(shape),
  ({ shape, track, stretch }) =>
    isWithoutLift(shape) && restsOf(track, stretch) >= Math.max(2, shape.seconds / STOP_EVERY_S),
  isLikeRoads,
  ({ shape, track, stretch }) =>
    isDescent(shape) &&
    slopeOf(shape) >= ROAD_SLOPES.least &&
    slopeOf(shape) <= ROAD_SLOPES.most &&
    slowBendsOf(track, stretch, mayHaveWind(shape)) >= leastBends(shape, 2),
];

/** Without lift gets faster and slower, or is no steeper than roads and stands still. */
function isLikeRoads({ shape, track, stretch, isAloft }: Candidate): boolean {
  if (isAloft || !isUnlifted(shape)) return false;
  const isShallow = slopeOf(shape) <= ROAD_SLOPES.most;
  if (isShallow && restsOf(track, stretch, MIN_STAND_S) > 0) return true;
  return spurtsOf(track, stretch) >= leastBends(shape, isShallow ? 1 : 2);
}

/** Sinks as gliders do, or goes up at times: so its bends may be those of S-turns in a wind. */
function mayHaveWind({ climb, seconds, bestClimb }: Shape): boolean {
  return bestClimb >= LEAST_SINK || -climb >= STILL_AIR.usualSink * seconds;
}

export function leastBends({ seconds }: Shape, least: number): number {
  return Math.max(least, seconds / BEND_EVERY_S);
}

/** Neither sinks as gliders do nor shows what carries it. */
function isHardlySinking(candidate: Candidate): boolean {
  const { shape, isAloft } = candidate;
  if (isAloft || !isUnlifted(shape) || !sinksAsRoads(shape)) return false;
  return !isSoaredToAndFro(shape) && !isFlownEvenly(candidate);
}

/** To and fro on a road down a hill nothing goes up; who soars does, or loses little height in a few minutes. */
function isSoaredToAndFro(shape: Shape): boolean {
  const { seconds, bestClimb, climb } = shape;
  return isToAndFro(shape) && (bestClimb >= LEAST_SINK || (seconds < SHORT.hopS && -climb < SOARED_SINK * seconds));
}

/** Goes down, or up and down, at the even airspeed of a glider. */
function isFlownEvenly({ shape, track, stretch }: Candidate): boolean {
  const { seconds, meanSpeed, climb, bestClimb, bestSink, heightRange } = shape;
  const isShown = seconds >= EVEN.seconds || seconds < SHORT.seconds;
  if (!isShown || meanSpeed < EVEN.least || meanSpeed > EVEN.most) return false;
  const isUpAndDown = Math.min(bestClimb, bestSink) >= UP_AND_DOWN.climb && heightRange >= UP_AND_DOWN.rangeM;
  if (-climb < LEAST_SINK * seconds && !isUpAndDown) return false;
  return restsOf(track, stretch) === 0 && unevennessOf(track, stretch) <= EVEN.unevenness;
}

/** Returns whether a movement shows no lift. */
export function isUnlifted({ isCircling, bestLift }: Shape): boolean {
  return !isCircling && bestLift < LEAST_LIFT;
}

/** Returns whether a movement sinks no faster than roads go down, over all of it. */
export function sinksAsRoads({ climb, seconds, way }: Shape): boolean {
  return -climb < Math.max(STILL_AIR.sink * seconds, way / STILL_AIR.glide);
}

/** Goes up and ends there, while a flight comes down. */
function isShortRideUp({ shape, track, stretch, isAloft }: Candidate): boolean {
  if (shape.isCircling || isAloft || shape.climb < SHORT_RIDE.gainM) return false;
  const altitude = track.liftAltitude.subarray(stretch.first, stretch.last + 1);
  const highest = altitude.reduce((a, b) => Math.max(a, b));
  const below = highest - (altitude.at(-1) ?? 0);
  return below <= Math.max(SHORT_RIDE.nearTopM, SHORT_RIDE.nearTopShare * shape.climb);
}

function isLikeSkis({ shape, track, stretch, isAloft }: Candidate): boolean {
  if (isAloft || !isDescent(shape) || shape.meanSpeed < SKI.speed || slopeOf(shape) < SKI.slope) return false;
  return slopeOf(shape) >= SKI.steepest || spurtsOf(track, stretch) + restsOf(track, stretch) > 0;
}

function isAlongValley(candidate: Candidate): boolean {
  const { seconds, isCircling, way, steepShare, heightRange } = candidate.shape;
  if (candidate.isAloft || seconds < SHORT.hopS || isCircling || steepShare >= VALLEY.steepShare) return false;
  if (isToAndFro(candidate.shape) && heightRange >= SOARING.rangeM) return false;
  return heightRange < Math.max(VALLEY.rangeM, VALLEY.slope * way) && !isFlownEvenly(candidate);
}

function isToAndFro({ reach, progress }: Shape): boolean {
  return reach < SOARING.reach || progress < SOARING.progress;
}

/** Goes down without circles and without lift. */
function isDescent(shape: Shape): boolean {
  return isWithoutLift(shape) && !shape.isCircling;
}

function isWithoutLift({ climb, bestClimb }: Shape): boolean {
  return climb < -SHORT.levelM && bestClimb < RUNNER.climb;
}

function isOnCable(shape: Shape): boolean {
  return (
    shape.straightness >= CABLE_CAR.straightness &&
    shape.meanSpeed <= CABLE_CAR.speed &&
    slopeOf(shape) >= CABLE_CAR.slope
  );
}

/** Of the whole way. */
function slopeOf({ climb, way }: Shape): number {
  return Math.abs(climb) / Math.max(1, way);
}

/**
 * Returns the slope of a way down that shows neither lift nor other heights over one place, as that of a sled ride, and of a road; null for
 * other movements.
 */
export function bareSlopeOf(track: Moving, stretch: Stretch): number | null {
  const shape = shapeOf(track, stretch);
  return isUnlifted(shape) && !isSurelyAloft(track, stretch) ? slopeOf(shape) : null;
}

/** Returns whether a movement is in the air by its heights, whatever its speed. */
export function isSurelyAloft(track: Moving, stretch: Stretch): boolean {
  return track.hasAltitude && (passesAtOtherHeights(track, stretch) || isPlunging(track, stretch));
}

export function isGliderSpeed({ meanSpeed }: Shape, most: number = GLIDER_SPEEDS.most): boolean {
  return meanSpeed >= GLIDER_SPEEDS.least && meanSpeed <= most;
}
