import { airborneStretches, type Stretch } from './airborne.ts';
import type { Course } from './course.ts';
import { motionOf } from './motion.ts';

/** From which fix to which the glider flew. */
export interface FoundFlight {
  readonly launch: number;
  readonly landing: number;
  /** False when no flight can be told from standing and walking: then it is all of the course. */
  readonly isDetected: boolean;
}

/** A stay on the ground that is shorter belongs to the flight: a touched hill, or a wind as fast as the glider. */
const SHORTEST_STAY_S = 300;

/** The flight of a course: its longest stretch in the air, from the launch to the landing. */
export function findFlight(course: Course): FoundFlight {
  const { time } = course.fixes;
  const duration = ({ first, last }: Stretch): number => (time[last] ?? 0) - (time[first] ?? 0);
  const flights = joined(airborneStretches(time, motionOf(course)), time);
  const [longest] = flights.toSorted((a, b) => duration(b) - duration(a));
  if (longest === undefined) return { launch: 0, landing: Math.max(0, time.length - 1), isDetected: false };
  return { launch: longest.first, landing: longest.last, isDetected: true };
}

function joined(stretches: readonly Stretch[], time: Uint32Array): readonly Stretch[] {
  const flights: Stretch[] = [];
  for (const stretch of stretches) {
    const before = flights.at(-1);
    const stay = (time[stretch.first] ?? 0) - (time[before?.last ?? 0] ?? 0);
    if (before !== undefined && stay < SHORTEST_STAY_S) {
      flights[flights.length - 1] = { first: before.first, last: stretch.last };
    } else flights.push(stretch);
  }
  return flights;
}
