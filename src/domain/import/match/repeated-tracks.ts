import { compareCodes } from '../../order/text-order.ts';
import type { FoundFlight, FoundTrack } from '../found-flight.ts';
import type { TrackedFlight } from './same-track.ts';
import { TracksByDay } from './tracks-by-day.ts';

export interface FoundWithTrack extends TrackedFlight {
  readonly flight: FoundFlight;
  readonly track: FoundTrack;
}

/** The tracks of an import: each flight once, and which are the same again. */
export interface DistinctTracks {
  readonly distinct: readonly FoundWithTrack[];
  /** From the key of a flight that is found again to that of the one that stands for it. */
  readonly repeated: ReadonlyMap<string, string>;
  /** Flights at the same time as another of the import, of which not both can be the pilot's. */
  readonly doubtful: ReadonlySet<string>;
}

/** Returns the found flights that have a track and a launch. */
export function withTracks(found: readonly FoundFlight[]): readonly FoundWithTrack[] {
  return found.flatMap((flight) => {
    const { track, launch } = flight;
    return track === null || launch === null ? [] : [{ ...track, launch, flight, track }];
  });
}

/**
 * Returns each flight once: of several records of one flight that for which `isPreferred` holds, else one that was not converted,
 * and of those the longest. Does not depend on the order of the flights.
 */
export function distinctTracks(
  found: readonly FoundWithTrack[],
  isPreferred: (flight: FoundWithTrack) => boolean,
): DistinctTracks {
  const rank = (flight: FoundWithTrack): number => (isPreferred(flight) ? 0 : 1 + Number(isConverted(flight)));
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || durationOf(b) - durationOf(a) || compareKeys(a, b));
  const days = new TracksByDay<FoundWithTrack>();
  const repeated = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const flight of sorted) {
    const related = days.relatedTo(flight);
    const closest = related.find(({ to }) => !areOfOneArchive(to.flight, flight.flight));
    if (closest === undefined || closest.relation === 'overlapping') days.add(flight);
    else repeated.set(flight.flight.key, closest.to.flight.key);
    if (closest?.relation === 'overlapping') doubtful.add(flight.flight.key).add(closest.to.flight.key);
  }
  return { distinct: sorted.filter(({ flight }) => !repeated.has(flight.key)), repeated, doubtful };
}

function isConverted({ track }: FoundWithTrack): boolean {
  return (track.convertedFrom ?? null) !== null;
}

function durationOf({ launchTime, landingTime }: FoundWithTrack): number {
  return landingTime - launchTime;
}

/** By file, then by key: the same file under two names is the same flight twice. */
function compareKeys(a: FoundWithTrack, b: FoundWithTrack): number {
  return compareCodes(a.sha256, b.sha256) || compareCodes(a.flight.key, b.flight.key);
}

type SourcedFlight = Pick<FoundFlight, 'source'>;

/** Whether two found flights are in one archive: those are never the same flight. */
function areOfOneArchive(a: SourcedFlight, b: SourcedFlight): boolean {
  return a.source.archive !== undefined && a.source.archive === b.source.archive;
}
