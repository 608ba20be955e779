import type { Course } from '../course/course.ts';
import { airborneStretches, type Stretch } from './airborne.ts';
import { type Motion, motionOf } from './motion.ts';
import { isRideUp } from './ride-up.ts';

/** From which fix to which the glider flew. */
export interface FoundFlight {
  readonly launch: number;
  readonly landing: number;
  /** False when no flight can be told from standing and walking: then it is all of the course. */
  readonly isDetected: boolean;
}

/** A stay on the ground that is shorter belongs to the flight: a touched hill, or a wind as fast as the glider. */
const SHORTEST_STAY_S = 300;
/** Who has landed stands still for so long without a break, if only to fold the wing; who hangs in the wind does not. */
const LEAST_REST_S = 60;
/** Slower than this, in m/s, is standing still. */
const REST_SPEED = 1;
/** See {@link REST_SPEED}: up or down. */
const REST_CLIMB = 0.3;
/** How long before being surely in the air, and after, a glider may take to start and to come to rest. */
const LONGEST_RUN_S = 60;

/**
 * The flight of a course: its longest stretch in the air, rides up to the hill left aside, from where the glider last
 * stood to where it stands again.
 */
export function findFlight(course: Course): FoundFlight {
  const { time } = course.fixes;
  const motion = motionOf(course);
  const flights = joined(airborneStretches(time, motion), (stay) => isStay(stay, time, motion));
  const [best] = flights.toSorted(
    (a, b) => Number(isRideUp(course, a)) - Number(isRideUp(course, b)) || longer(time, a, b),
  );
  if (best === undefined) return { launch: 0, landing: Math.max(0, time.length - 1), isDetected: false };
  return {
    launch: nearestRest(best.first, -1, { time, motion }) ?? best.first,
    landing: nearestRest(best.last, 1, { time, motion }) ?? best.last,
    isDetected: true,
  };
}

/** Stretches in the air that no true stay on the ground parts are one. */
function joined(stretches: readonly Stretch[], isGround: (between: Stretch) => boolean): readonly Stretch[] {
  const flights: Stretch[] = [];
  for (const next of stretches) {
    const before = flights.at(-1);
    const isNew = before === undefined || isGround({ first: before.last, last: next.first });
    if (isNew) flights.push(next);
    else flights.splice(-1, 1, { first: before.first, last: next.last });
  }
  return flights;
}

function isStay({ first, last }: Stretch, time: Uint32Array, motion: Motion): boolean {
  if ((time[last] ?? 0) - (time[first] ?? 0) < SHORTEST_STAY_S) return false;
  let restS = 0;
  for (let i = first + 1; i <= last && restS < LEAST_REST_S; i += 1) {
    restS = isAtRest(motion, i) ? restS + (time[i] ?? 0) - (time[i - 1] ?? 0) : 0;
  }
  return restS >= LEAST_REST_S;
}

function longer(time: Uint32Array, a: Stretch, b: Stretch): number {
  const duration = ({ first, last }: Stretch): number => (time[last] ?? 0) - (time[first] ?? 0);
  return duration(b) - duration(a);
}

function nearestRest(
  from: number,
  step: 1 | -1,
  { time, motion }: { readonly time: Uint32Array; readonly motion: Motion },
): number | null {
  const isNear = (i: number): boolean => i in time && Math.abs((time[i] ?? 0) - (time[from] ?? 0)) <= LONGEST_RUN_S;
  for (let i = from; isNear(i); i += step) if (isAtRest(motion, i)) return i;
  return null;
}

function isAtRest({ speed, climb }: Motion, index: number): boolean {
  return (speed[index] ?? 0) < REST_SPEED && Math.abs(climb[index] ?? 0) < REST_CLIMB;
}
