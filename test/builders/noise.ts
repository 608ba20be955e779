import { parseIgc } from '#domain/igc/parse-igc';
import { courseOf } from '#domain/track/course/course';
import { findFlight } from '#domain/track/flight/find-flight';
import { type FixDraft, igcBytes } from './igc.ts';

/** How far positions and altitudes of a satellite receiver wander from the true ones, in metres (one sigma). */
export interface Drift {
  readonly metres: number;
  readonly climb: number;
}

/** Seconds after which a receiver's error is another one. */
const MEMORY_S = 90;
const METRES_A_DEGREE = 111_195;

/** The same fixes as a receiver without a view of the sky writes them, the same in every run. */
export function drifting(fixes: readonly FixDraft[], { metres, climb }: Drift): readonly FixDraft[] {
  const random = numbersFrom(1);
  const off = { north: 0, east: 0, up: 0 };
  let before = fixes[0]?.at ?? 0;
  return fixes.map((fix) => {
    const kept = Math.exp(-(fix.at - before) / MEMORY_S);
    before = fix.at;
    const fresh = (value: number): number => kept * value + Math.sqrt(1 - kept * kept) * normal(random);
    Object.assign(off, { north: fresh(off.north), east: fresh(off.east), up: fresh(off.up) });
    return {
      ...fix,
      lat: fix.lat + (off.north * metres) / METRES_A_DEGREE,
      lng: fix.lng + (off.east * metres) / METRES_A_DEGREE,
      gnss: (fix.gnss ?? 0) + off.up * climb,
      pressure: 0,
    };
  });
}

/** Launch and landing of the flight that is found, in seconds after the file's midnight; null when there is none. */
export function flightIn(fixes: readonly FixDraft[]): readonly [launch: number, landing: number] | null {
  const course = courseOf(parseIgc(igcBytes({ fixes })).fixes);
  const { launch, landing, isDetected } = findFlight(course);
  const midnight = Date.parse('2025-05-31') / 1000;
  const secondsAt = (index: number): number => (course.fixes.time[index] ?? 0) - midnight;
  return isDetected ? [secondsAt(launch), secondsAt(landing)] : null;
}

/** Numbers that look random, from 0 to below 1 (Lehmer's generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
