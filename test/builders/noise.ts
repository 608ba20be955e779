import { parseIgc } from '#domain/igc/parse-igc';
import { cleanTrackOf } from '#domain/track/clean-track/clean-track';
import { findFlight } from '#domain/track/flight/find-flight';
import { type FixDraft, igcBytes } from './igc.ts';

/** Error of the positions and altitudes of a GNSS receiver, in metres (one sigma). */
export interface Drift {
  readonly metres: number;
  readonly climb: number;
}

/** Correlation time of a receiver's error, in seconds. */
const CORRELATION_S = 90;
const METRES_A_DEGREE = 111_195;

/** Returns the same fixes with the error of a receiver without a view of the sky; deterministic. */
export function withGnssError(fixes: readonly FixDraft[], { metres, climb }: Drift): readonly FixDraft[] {
  const random = pseudoRandom(1);
  const off = { north: 0, east: 0, up: 0 };
  let before = fixes[0]?.at ?? 0;
  return fixes.map((fix) => {
    const kept = Math.exp(-(fix.at - before) / CORRELATION_S);
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

/** Returns the detected launch and landing in seconds after midnight UTC; null when no flight is detected. */
export function flightIn(fixes: readonly FixDraft[]): readonly [launch: number, landing: number] | null {
  const track = cleanTrackOf(parseIgc(igcBytes({ fixes })).fixes);
  const { launch, landing, isDetected } = findFlight(track);
  const midnight = Date.parse('2025-05-31') / 1000;
  const secondsAt = (index: number): number => (track.fixes.time[index] ?? 0) - midnight;
  return isDetected ? [secondsAt(launch), secondsAt(landing)] : null;
}

/** Returns a generator of pseudo-random numbers in [0, 1), after Lehmer. */
export function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
