import { distanceBetween } from '../../geo.ts';
import { groupedBy } from '../../order/grouped-by.ts';
import type { FoundFlight, FoundTrack } from '../found-flight.ts';

/** Longest time, in seconds, from the end of one piece of a recording to the start of the next. */
const MAX_GAP_S = 300;
/** Longest such time for pieces that are joined unasked. */
const MAX_JOINED_GAP_S = 60;
/** Farthest that a glider gets in that time: metres a second, and metres for the positions' errors. */
const REACH = { speed: 30, metres: 200 } as const;

type Piece = Pick<FoundFlight, 'key' | 'launch' | 'track'>;

/** The piece that a recording continues. */
export interface Continued<Flight extends Piece> {
  readonly before: Flight;
  /** Seconds between the two. */
  readonly gapS: number;
}

/**
 * Returns, by their keys, the flights that begin in the air shortly after another one of the import ends there: recorders split a
 * flight over several files, or into laps.
 */
export function continuedTracks<Flight extends Piece>(
  found: readonly Flight[],
): ReadonlyMap<string, Continued<Flight>> {
  const ends = found.flatMap((flight) => (flight.track?.endsInAir ? [{ flight, track: flight.track }] : []));
  ends.sort((a, b) => b.track.landingTime - a.track.landingTime);
  const continued = new Map<string, Continued<Flight>>();
  for (const { key, track, launch } of found) {
    if (!track?.beginsInAir || launch === null) continue;
    const before = ends.find((end) => end.track.sha256 !== track.sha256 && goesOn(end.track, track, launch));
    if (before) continued.set(key, { before: before.flight, gapS: track.launchTime - before.track.landingTime });
  }
  return continued;
}

function goesOn(before: FoundTrack, next: FoundTrack, launch: NonNullable<Piece['launch']>): boolean {
  const gapS = next.launchTime - before.landingTime;
  if (gapS < 0 || gapS > MAX_GAP_S) return false;
  return distanceBetween(before.landing, launch) <= REACH.metres + REACH.speed * gapS;
}

/**
 * Returns recordings of one flight each that are split over several IGC files, piece by piece in order of time: each goes on within a
 * minute of where the one before has ended. A file that is given twice counts once.
 */
export function recordingsInPieces<Flight extends Piece>(found: readonly Flight[]): readonly (readonly Flight[])[] {
  const pieces = [...groupedBy(found.filter(isWholeIgcFile), ({ track }) => track?.sha256).values()].flatMap(
    ([first]) => first ?? [],
  );
  const continued = continuedTracks(pieces);
  const nextOf = new Map<string, Flight | null>();
  for (const piece of pieces) {
    const link = continued.get(piece.key);
    // Where two go on from one, nobody knows which of them it is.
    if (link && link.gapS <= MAX_JOINED_GAP_S) nextOf.set(link.before.key, nextOf.has(link.before.key) ? null : piece);
  }
  const later = new Set([...nextOf.values()].map((piece) => piece?.key));
  return pieces
    .filter(({ key }) => nextOf.get(key) && !later.has(key))
    .map((first) => {
      const recording = [first];
      for (let next = nextOf.get(first.key); next; next = nextOf.get(next.key)) recording.push(next);
      return recording;
    });
}

function isWholeIgcFile({ track }: Piece): boolean {
  return track !== null && track.range === null && !track.convertedFrom && !track.daysAsked;
}
