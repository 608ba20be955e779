import type { FlightOfTrack, FlightTimes, TimeRange } from '#domain/track/flight/time-range';
import type { TrackData } from '#web/parts/track/track-data.ts';

/** The flight of the form as a part of its file. */
interface OwnFlight {
  readonly track: Pick<TrackData, 'flights' | 'analysis'>;
  /** Null for what the analysis finds. */
  readonly range: TimeRange | null;
  /** All other flights of the logbook that have parts of the file; null as long as they are not known. */
  readonly storedFlights: readonly FlightTimes[] | null;
}

/** Returns the part of a file that a flight is. */
export function timeRangeOf({ launchTime, landingTime }: FlightTimes): TimeRange {
  return { from: launchTime, to: landingTime };
}

/** Returns the part that was found: null in a file of one flight, where a later analysis may find it better, unless it says the day. */
export function rangeFoundIn({
  flights,
  analysis,
  isDayGiven,
}: Pick<TrackData, 'flights' | 'analysis' | 'isDayGiven'>): TimeRange | null {
  return flights.length > 1 || isDayGiven ? timeRangeOf(analysis) : null;
}

/** Returns the position in the list, from 0 on, of the flight that a part has most of; -1 when it has none of any. */
export function flightIn(flights: readonly FlightTimes[], part: TimeRange): number {
  const shared = flights.map((flight) => secondsShared(flight, part));
  const most = Math.max(0, ...shared);
  return most > 0 ? shared.indexOf(most) : -1;
}

/** Seconds of a flight that a part has; 0 or below when it has none. */
function secondsShared({ launchTime, landingTime }: FlightTimes, { from, to }: TimeRange): number {
  return Math.min(to, landingTime) - Math.max(from, launchTime);
}

/**
 * Returns the positions of the flights of a file that can be added beside its own: those that surely are flights, and that no other
 * flight of the logbook has. None as long as those of the logbook are not known, so that nothing is added twice.
 */
export function othersToAdd({ track, range, storedFlights }: OwnFlight): readonly number[] {
  const { flights, analysis } = track;
  if (storedFlights === null) return [];
  const own = flightIn(flights, range ?? timeRangeOf(analysis));
  const stored = storedFlights.map(timeRangeOf);
  const isStored = (flight: FlightTimes): boolean => stored.some((part) => secondsShared(flight, part) > 0);
  const isAdded = (flight: FlightOfTrack): boolean => !flight.isDoubtful && !isStored(flight);
  return [...flights.entries()].flatMap(([index, flight]) => (index !== own && isAdded(flight) ? [index] : []));
}

/** Returns the part before trimming: the flight that it has most of; null for what the analysis finds. */
export function untrimmed(
  { flights, isDayGiven }: Pick<TrackData, 'flights' | 'isDayGiven'>,
  range: TimeRange,
): TimeRange | null {
  const flight = flights[flightIn(flights, range)];
  if (isDayGiven) return flight ? timeRangeOf(flight) : range;
  return flights.length > 1 && flight ? timeRangeOf(flight) : null;
}

/** Returns a part whose start or end is another time, at least a second from its other end, within the recording. */
export function trimmed(range: TimeRange, end: keyof TimeRange, time: number): TimeRange {
  return end === 'from'
    ? { ...range, from: Math.min(time, range.to - 1) }
    : { ...range, to: Math.max(time, range.from + 1) };
}
