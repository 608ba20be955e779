import { isDrive, isLifted, isUphillRide, restsOf, slowBendsOf } from './rides.ts';
import { type Moving, type Shape, shapeOf } from './shape.ts';
import type { Stretch } from './stretch.ts';
import type { FlightDoubt } from './time-range.ts';

/** What a movement is: surely a flight, one that the pilot is asked about, or what recorders write before and after flights. */
export type Movement = 'flight' | Exclude<FlightDoubt, 'none'>;

/** A shorter movement, in seconds, on the level is noise, a run with the glider, or hops that the wind pushes back. */
const MAX_HOP_S = 300;
/** Within so many metres of height a short movement is no more than that. */
const LEVEL_M = 30;
/** A shorter movement, in seconds, must sink or climb by {@link LEVEL_M} from end to end. */
const MIN_FLIGHT_S = 120;

/** Runners are slower for nine tenths of their time, in m/s. */
const MOST_RUN_SPEED = 5.5;
/** Nobody climbs or sinks so fast on foot for a minute, in m/s: but runners down a steep path. */
const MOST_RUN_CLIMB = 0.7;
/** See {@link MOST_RUN_CLIMB}. */
const MOST_RUN_SINK = 1.3;
/** A long slow movement, in seconds, that does not get on so well is one of a glider in a wind as fast as itself. */
const PARKED = { seconds: 600, progress: 0.7 } as const;

/** Mean speeds, in m/s, that are no gliders': slower is noise, or hops; faster, a train or an aeroplane. */
const GLIDER_SPEEDS = { least: 2.5, most: 45 } as const;
/** Highest mean speed, in m/s, of a movement without altitudes that is surely a flight. */
const MOST_SPEED_WITHOUT_ALTITUDE = 12;
/** Least share of the time in which a flight is surely moving. */
const MIN_AIR_SHARE = 0.5;
/** A movement is along a valley when it hardly ever climbs or sinks for a minute, and differs little in height for its way. */
const VALLEY = { steepShare: 0.1, rangeM: 60, slope: 0.015 } as const;
/** Soaring on the level goes to and fro, within a small share of its way, and up and down by so many metres. */
const SOARING = { reach: 0.15, progress: 0.6, rangeM: 15 } as const;
/** From this mean speed on, in m/s, cars and trains are as fast; then flights are level for less than this share. */
const FAST = { speed: 12, levelShare: 0.4 } as const;
/** Stops or slow bends so often, in seconds, without lift are those of skis, bicycles and cars. */
const STOP_EVERY_S = 600;
/** See {@link STOP_EVERY_S}. */
const BEND_EVERY_S = 180;
/** Slopes of a mountain road; a glider that sinks as slowly without lift is rare. */
const ROAD_SLOPES = { least: 0.03, most: 0.1 } as const;
/** A steeper way down than this, fast and without circles, may be one on skis. */
const SKI = { slope: 0.25, speed: 6 } as const;
/** A straight way down, so steep and no faster than this, may be a cable car. */
const CABLE_CAR = { slope: 0.2, speed: 8, straightness: 0.97 } as const;

/** Returns what a movement most likely is. */
export function movementOf(track: Moving, stretch: Stretch): Movement {
  const shape = shapeOf(track, stretch);
  if (isUphillRide(track, stretch) && !shape.isCircling) return 'rideUp';
  if (isHop(shape)) return 'hop';
  if (!track.hasAltitude) return isGliderSpeed(shape, MOST_SPEED_WITHOUT_ALTITUDE) ? 'flight' : 'doubtful';
  if (isRun(shape)) return 'run';
  if (isDrive(track, stretch, shape)) return 'drive';
  return DOUBTS.some((isDoubtful) => isDoubtful(shape, track, stretch)) ? 'doubtful' : 'flight';
}

function isHop({ seconds, climb, heightRange }: Shape): boolean {
  return seconds < MIN_FLIGHT_S ? Math.abs(climb) < LEVEL_M : seconds < MAX_HOP_S && heightRange < LEVEL_M;
}

function isRun({ seconds, highSpeed, heightRange, bestClimb, bestSink, progress }: Shape): boolean {
  const isSlow = highSpeed < MOST_RUN_SPEED && Math.max(bestClimb, bestSink) < MOST_RUN_CLIMB;
  return isSlow && (seconds < PARKED.seconds || heightRange < LEVEL_M || progress >= PARKED.progress);
}

function isGliderSpeed({ meanSpeed }: Shape, most: number = GLIDER_SPEEDS.most): boolean {
  return meanSpeed >= GLIDER_SPEEDS.least && meanSpeed <= most;
}

/** Reasons to ask the pilot: what moves so may be a flight, but also something else. */
const DOUBTS: readonly ((shape: Shape, track: Moving, stretch: Stretch) => boolean)[] = [
  (shape) => !isGliderSpeed(shape),
  ({ airShare }) => airShare < MIN_AIR_SHARE,
  ({ seconds, meanSpeed, climb }) => seconds < MIN_FLIGHT_S && (climb > 0 || meanSpeed < MOST_RUN_SPEED),
  ({ highSpeed, bestClimb, bestSink }) =>
    highSpeed < MOST_RUN_SPEED && bestClimb < MOST_RUN_CLIMB && bestSink < MOST_RUN_SINK,
  isAlongValley,
  (shape) => shape.meanSpeed >= FAST.speed && shape.levelShare >= FAST.levelShare && !isLifted(shape),
  (shape) => isDescent(shape) && shape.meanSpeed >= SKI.speed && slopeOf(shape) >= SKI.slope,
  (shape) => isDescent(shape) && isOnCable(shape),
  (shape, track, stretch) =>
    isWithoutLift(shape) && restsOf(track, stretch) >= Math.max(2, shape.seconds / STOP_EVERY_S),
  (shape, track, stretch) =>
    isDescent(shape) &&
    slopeOf(shape) >= ROAD_SLOPES.least &&
    slopeOf(shape) <= ROAD_SLOPES.most &&
    slowBendsOf(track, stretch, shape.meanSpeed) >= Math.max(2, shape.seconds / BEND_EVERY_S),
];

function isAlongValley(shape: Shape): boolean {
  const { seconds, isCircling, way, steepShare, heightRange, reach, progress } = shape;
  if (seconds < MAX_HOP_S || isCircling || steepShare >= VALLEY.steepShare) return false;
  const isToAndFro = reach < SOARING.reach || progress < SOARING.progress;
  if (isToAndFro && heightRange >= SOARING.rangeM) return false;
  return heightRange < Math.max(VALLEY.rangeM, VALLEY.slope * way);
}

/** Goes down without circles and without lift. */
function isDescent(shape: Shape): boolean {
  return isWithoutLift(shape) && !shape.isCircling;
}

function isWithoutLift({ climb, bestClimb }: Shape): boolean {
  return climb < -LEVEL_M && bestClimb < MOST_RUN_CLIMB;
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
