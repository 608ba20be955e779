import {
  type Candidate,
  isDoubtful,
  isGliderSpeed,
  isSurelyAloft,
  isUnlifted,
  leastBends,
  RUNNER,
  SHORT,
  sinksAsRoads,
} from './doubts.ts';
import type { Moving } from './moving.ts';
import { spurtsOf } from './pace.ts';
import { isDrive, isUphillRide } from './rides.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Stretch } from './stretch.ts';
import type { FlightDoubt } from './time-range.ts';

/** What a movement is: surely a flight, one that the pilot is asked about, or what recorders write before and after flights. */
export type Movement = 'flight' | Exclude<FlightDoubt, 'none'>;

/** A long slow movement, in seconds, that does not get on so well is one of a glider in a wind as fast as itself. */
const PARKED = { seconds: 600, progress: 0.7 } as const;

/** Highest mean speed, in m/s, of a movement without altitudes that is surely a flight. */
const MOST_SPEED_WITHOUT_ALTITUDE = 12;

/** Returns the likeliest kind of a movement. */
export function movementOf(track: Moving, stretch: Stretch): Movement {
  const shape = shapeOf(track, stretch);
  const candidate = { shape, track, stretch, isAloft: isSurelyAloft(track, stretch) };
  if (isRideUp(candidate)) return 'rideUp';
  if (isHop(shape)) return 'hop';
  if (!track.hasAltitude) return isGliderSpeed(shape, MOST_SPEED_WITHOUT_ALTITUDE) ? 'flight' : 'doubtful';
  if (isRun(shape)) return 'run';
  if (isRide(candidate)) return 'drive';
  return isDoubtful(candidate) ? 'doubtful' : 'flight';
}

function isRideUp({ shape, track, stretch, isAloft }: Candidate): boolean {
  return !shape.isCircling && !isAloft && isUphillRide(track, stretch);
}

function isRide(candidate: Candidate): boolean {
  const { shape, track, stretch, isAloft } = candidate;
  return !isAloft && (isDrive(track, stretch, shape) || isSlowDrive(candidate));
}

function isHop({ seconds, climb, heightRange }: Shape): boolean {
  return seconds < SHORT.seconds ? Math.abs(climb) < SHORT.levelM : seconds < SHORT.hopS && heightRange < SHORT.levelM;
}

function isRun({ seconds, highSpeed, heightRange, bestClimb, bestSink, progress }: Shape): boolean {
  const isSlow = highSpeed < RUNNER.speed && Math.max(bestClimb, bestSink) < RUNNER.climb;
  return isSlow && (seconds < PARKED.seconds || heightRange < SHORT.levelM || progress >= PARKED.progress);
}

/** Sinks no more than a road does, and gets faster and slower again and again as nothing in the air does. */
function isSlowDrive({ shape, track, stretch }: Candidate): boolean {
  return isUnlifted(shape) && sinksAsRoads(shape) && spurtsOf(track, stretch) >= leastBends(shape, 2);
}
