import type { IgcHeaders } from '../igc/igc-file.ts';
import { analyse } from './analyse.ts';
import { searchFlights } from './flight/find-flight.ts';
import { type FlightTimes, flightTimesOf, type TimeRange } from './flight/time-range.ts';
import { type GivenDay, readCleanTrack, type Unreadable, unreadable } from './read-clean-track.ts';
import type { TrackAnalysis } from './track.ts';

/** A flight of a file: which part of it, and its analysis. */
export interface FlightOfFile {
  /** Null when the file has no other flight. */
  readonly range: TimeRange | null;
  /** False when it may be something else than a flight. */
  readonly isSure: boolean;
  readonly analysis: TrackAnalysis;
}

/** All flights of an IGC file in order of time, at least one; or why there is none. */
export type FlightsReadResult =
  | { readonly state: 'ready'; readonly headers: IgcHeaders; readonly flights: readonly FlightOfFile[] }
  | Unreadable;

/**
 * Reads an IGC file and analyses each of its flights, and of what may be one. Without any, there is one as `readTrack` has it. On a
 * given day each flight is a part, which says the day wherever the file is read again. Never throws.
 */
export function readTrackFlights(bytes: Uint8Array, day: GivenDay = null): FlightsReadResult {
  const reading = readCleanTrack(bytes, day);
  if (reading.state === 'unreadable') return reading;
  const { track, headers } = reading;
  if (track.fixes.length === 0) return unreadable('noFixes');
  const { flights, chosen } = searchFlights(track);
  if (flights.length < 2) {
    const isSure = flights.length === 1 && !chosen.doubt;
    const range = reading.isDayGiven ? rangeOf(flightTimesOf(track.fixes, chosen)) : null;
    return ready(headers, [{ range, isSure, analysis: analyse(track, headers, chosen) }]);
  }
  return ready(
    headers,
    flights.map((flight) => {
      return {
        range: rangeOf(flightTimesOf(track.fixes, flight)),
        isSure: !flight.doubt,
        analysis: analyse(track, headers, flight),
      };
    }),
  );
}

function rangeOf({ launchTime, landingTime }: FlightTimes): TimeRange {
  return { from: launchTime, to: landingTime };
}

function ready(headers: IgcHeaders, flights: readonly FlightOfFile[]): FlightsReadResult {
  return { state: 'ready', headers, flights };
}
