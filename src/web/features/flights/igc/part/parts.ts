import type { FlightTimes, TimeRange } from '#domain/track/flight/time-range';
import type { TrackData } from '#web/parts/track/track-data.ts';

/** Returns the part of a file that a flight is. */
export function timeRangeOf({ launchTime, landingTime }: FlightTimes): TimeRange {
  return { from: launchTime, to: landingTime };
}

/** Returns the part that was found: null in a file of one flight, where a later analysis may find it better. */
export function rangeFoundIn({ flights, analysis }: Pick<TrackData, 'flights' | 'analysis'>): TimeRange | null {
  return flights.length > 1 ? timeRangeOf(analysis) : null;
}

/** Returns whether two parts are the same. */
export function isSameRange(a: TimeRange | null, b: TimeRange | null): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}

/** Returns the position in the list, from 0 on, of the flight that a part has most of; -1 when it has none of any. */
export function flightIn(flights: readonly FlightTimes[], { from, to }: TimeRange): number {
  const shared = flights.map((flight) => Math.min(to, flight.landingTime) - Math.max(from, flight.launchTime));
  const most = Math.max(0, ...shared);
  return most > 0 ? shared.indexOf(most) : -1;
}

/** Returns the part without what was trimmed: the flight that it has most of; null for what the analysis finds. */
export function untrimmed({ flights }: Pick<TrackData, 'flights'>, range: TimeRange): TimeRange | null {
  const flight = flights[flightIn(flights, range)];
  return flights.length > 1 && flight ? timeRangeOf(flight) : null;
}

/** Returns a part whose start or end is another time, at least a second from its other end, within the recording. */
export function trimmed(range: TimeRange, end: keyof TimeRange, time: number): TimeRange {
  return end === 'from'
    ? { ...range, from: Math.min(time, range.to - 1) }
    : { ...range, to: Math.max(time, range.from + 1) };
}
