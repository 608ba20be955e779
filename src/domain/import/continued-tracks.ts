import { distanceBetween } from '../geo.ts';
import type { FlightSource, FoundFlight, FoundTrack } from './found-flight.ts';

/** Longest time, in seconds, from the end of one piece of a recording to the start of the next. */
const MAX_GAP_S = 300;
/** Farthest that a glider gets in that time: metres a second, and metres for the positions' errors. */
const REACH = { speed: 30, metres: 200 } as const;

/** Where a piece of a recording goes on from. */
export interface ContinuedTrack {
  /** The file of the piece before. */
  readonly source: FlightSource;
  /** Seconds between the two. */
  readonly gapS: number;
}

/**
 * Returns, by their keys, the flights that begin in the air shortly after another one of the import ends there: recorders split a
 * flight over several files, or into laps.
 */
export function continuedTracks(found: readonly FoundFlight[]): ReadonlyMap<string, ContinuedTrack> {
  const ends = found.flatMap(({ track, source }) => (track?.endsInAir ? [{ track, source }] : []));
  ends.sort((a, b) => b.track.landingTime - a.track.landingTime);
  const continued = new Map<string, ContinuedTrack>();
  for (const { key, track, launch } of found) {
    if (!track?.beginsInAir || launch === null) continue;
    const before = ends.find((end) => end.track.sha256 !== track.sha256 && goesOn(end.track, track, launch));
    if (before) continued.set(key, { source: before.source, gapS: track.launchTime - before.track.landingTime });
  }
  return continued;
}

function goesOn(before: FoundTrack, next: FoundTrack, launch: NonNullable<FoundFlight['launch']>): boolean {
  const gapS = next.launchTime - before.landingTime;
  if (gapS < 0 || gapS > MAX_GAP_S) return false;
  return distanceBetween(before.landing, launch) <= REACH.metres + REACH.speed * gapS;
}
