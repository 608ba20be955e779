import type { CleanTrack } from '../clean-track/clean-track.ts';
import { airborneStretches, type Stretch } from './airborne.ts';
import { joinStretches } from './join-stretches.ts';
import { findLongStays } from './long-stays.ts';
import { motionOf } from './motion.ts';
import { recordingsOf, secondsOf } from './recordings.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';
import { isUphillRide } from './uphill-ride.ts';

/** The fixes of launch and landing. */
export interface FoundFlight {
  readonly launch: number;
  readonly landing: number;
  /** False when no flight was found: it is the whole of the longest recording then. */
  readonly isDetected: boolean;
}

/** How long, in seconds, take-off run and coming to rest may last before and after surely being in the air. */
const MAX_RUN_S = 60;

/**
 * Finds the flight of a track: its longest stretch in the air, rides up the hill excluded, from where the glider last
 * stood to where it stands again.
 */
export function findFlight(track: CleanTrack): FoundFlight {
  const { time } = track.fixes;
  const recordings = recordingsOf(track);
  const flights = recordings.flatMap(({ stretch, track: part }) =>
    flightsOf(part).map(({ first, last }) => ({ first: stretch.first + first, last: stretch.first + last })),
  );
  const [best] = flights.toSorted(
    (a, b) =>
      Number(isUphillRide(track, a)) - Number(isUphillRide(track, b)) || secondsOf(time, b) - secondsOf(time, a),
  );
  const { first: launch, last: landing } = best ?? recordings[0]?.stretch ?? { first: 0, last: 0 };
  return { launch, landing, isDetected: best !== undefined };
}

/** The flights of one recording, in order. */
function flightsOf(track: CleanTrack): readonly Stretch[] {
  const { time } = track.fixes;
  const motion = motionOf(track);
  const isLongStay = findLongStays(time, motion);
  const moving: MotionOverTime = { time, motion, liftAltitude: track.liftAltitude };
  return joinStretches(airborneStretches(time, motion, isLongStay), moving, isLongStay).map(({ first, last }) => ({
    first: nearestRest(first, -1, moving) ?? first,
    last: nearestRest(last, 1, moving) ?? last,
  }));
}

function nearestRest(from: number, step: 1 | -1, { time, motion }: MotionOverTime): number | null {
  const isNear = (i: number): boolean => i in time && Math.abs((time[i] ?? 0) - (time[from] ?? 0)) <= MAX_RUN_S;
  for (let i = from; isNear(i); i += step) if (isAtRest(motion, i)) return i;
  return null;
}
