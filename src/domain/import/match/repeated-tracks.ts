import { type Coordinates, distanceBetween } from '../../geo.ts';
import { compareCodes } from '../../order/text-order.ts';
import type { FlightTimes } from '../../track/flight/time-range.ts';
import type { FoundFlight, FoundTrack } from '../found-flight.ts';

export interface FoundWithTrack extends TrackedFlight {
  readonly flight: FoundFlight;
  readonly track: FoundTrack;
}

/** The tracks of an import: each flight once, and which are the same again. */
interface DistinctTracks {
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

const DAY_S = 86_400;
const RELATIONS: readonly TrackRelation[] = ['sameBytes', 'sameFlight', 'overlapping'];

/** Tracked flights by the UTC day of their launch, so that only those near in time are compared. Changed in place. */
export class TracksByDay<T extends TrackedFlight> {
  readonly #days = new Map<number, T[]>();

  add(flight: T): void {
    const day = dayOf(flight);
    const flights = this.#days.get(day);
    if (flights) flights.push(flight);
    else this.#days.set(day, [flight]);
  }

  /** Returns the flights that are at the same time as another, the closest relation first; then as they were added. */
  relatedTo(flight: TrackedFlight): readonly { readonly to: T; readonly relation: TrackRelation }[] {
    const day = dayOf(flight);
    const near = [day - 1, day, day + 1].flatMap((key) => this.#days.get(key) ?? []);
    return near
      .flatMap((to) => {
        const relation = relationOf(flight, to);
        return relation === null ? [] : [{ to, relation }];
      })
      .toSorted((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation));
  }
}

function dayOf({ launchTime }: TrackedFlight): number {
  return Math.floor(launchTime / DAY_S);
}

/** A flight by its track: which file, when and from where. */
export interface TrackedFlight extends FlightTimes {
  readonly sha256: string;
  readonly launch: Coordinates;
  /** Left out when unknown. */
  readonly landing?: Coordinates;
}

/**
 * What two tracks are to each other. `sameBytes`: the same part of the same file; `sameFlight`: of two recorders;
 * `overlapping`: at the same time, but not surely the same flight.
 */
type TrackRelation = 'sameBytes' | 'sameFlight' | 'overlapping';

/** Least share of the shorter flight in which both are in the air. */
const SAME_FLIGHT_SHARE = 0.8;
/** Recorders of one launch are not further apart, in metres and seconds: others launch from there later. */
const SAME_LAUNCH_M = 500;
const SAME_LAUNCH_S = 300;
/** Recorders that end at the same time are not further apart, in metres: somebody else landed elsewhere. */
const SAME_LANDING_M = 1_000;
/** Clocks of two recorders differ: a smaller share of two flights in a row is no overlap. */
const LEAST_SHARE = 0.1;

/** Returns what two tracks are to each other; null for flights at different times. */
export function relationOf(a: TrackedFlight, b: TrackedFlight): TrackRelation | null {
  const share = overlapShare(a, b);
  if (share < LEAST_SHARE) return null;
  if (share < SAME_FLIGHT_SHARE) return 'overlapping';
  if (a.sha256 === b.sha256) return 'sameBytes';
  return isSameLaunch(a, b) && !isOtherLanding(a, b) ? 'sameFlight' : 'overlapping';
}

/** Versions of one recording differ by this much at most where both have its launch, or its landing, in seconds. */
const [SAME_VERSION_S, SAME_END_S] = [5, 20];

/** Whether a recording of a flight begins with another one, which ends earlier, as a file that was still being written. */
export function isLongerVersion(longer: FlightTimes, shorter: FlightTimes): boolean {
  const isSameStart = Math.abs(longer.launchTime - shorter.launchTime) <= SAME_VERSION_S;
  return isSameStart && longer.landingTime - shorter.landingTime > SAME_END_S;
}

function isSameLaunch(a: TrackedFlight, b: TrackedFlight): boolean {
  const seconds = Math.abs(a.launchTime - b.launchTime);
  return seconds <= SAME_LAUNCH_S && distanceBetween(a.launch, b.launch) <= SAME_LAUNCH_M;
}

/** A recorder may end before the flight does; only those that end together can be compared. */
function isOtherLanding(a: TrackedFlight, b: TrackedFlight): boolean {
  if (a.landing === undefined || b.landing === undefined) return false;
  const seconds = Math.abs(a.landingTime - b.landingTime);
  return seconds <= SAME_LAUNCH_S && distanceBetween(a.landing, b.landing) > SAME_LANDING_M;
}

/** Returns the share of the shorter flight in which both are in the air; below 0 when they are apart. */
export function overlapShare(a: FlightTimes, b: FlightTimes): number {
  const both = Math.min(a.landingTime, b.landingTime) - Math.max(a.launchTime, b.launchTime);
  const shorter = Math.min(a.landingTime - a.launchTime, b.landingTime - b.launchTime);
  return shorter <= 0 ? Number(both >= 0) : both / shorter;
}
