import type { IgcHeaders } from '../igc/igc-file.ts';
import { analyse } from './analyse.ts';
import type { CleanTrack } from './clean-track/clean-track.ts';
import { searchFlights } from './flight/find-flight.ts';
import { recordingAround } from './flight/recordings.ts';
import { type FlightIndices, flightBetween, flightTimesOf, type TimeRange } from './flight/time-range.ts';
import { type FlownTrack, flownTrackOf } from './flown-track.ts';
import { readCleanTrack, type Unreadable, unreadable } from './read-clean-track.ts';
import type { Track } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type IgcReadResult = { readonly state: 'ready'; readonly track: Track } | Unreadable;

/** A track with the columns from launch to landing, or why there is none. */
export type FlownReadResult =
  | { readonly state: 'ready'; readonly track: Track; readonly flown: FlownTrack }
  | Unreadable;

/**
 * Reads an IGC file and finds its flights. The analysis is that of the longest, or of a part of the file. Never throws.
 * `noFixes`: an IGC file without position records (after its start event, or in the part); `notReadable`: not an IGC file,
 * or one without a date.
 */
export function readTrack(bytes: Uint8Array, range: TimeRange | null = null): IgcReadResult {
  return withoutColumns(readClean(bytes, (track) => searched(track, range)));
}

/**
 * Reads a flight of an IGC file as {@link readTrack} does, but for its other flights: where it is known when it was, none is looked
 * for. Never throws.
 */
export function readFlight(bytes: Uint8Array, range: TimeRange | null): IgcReadResult {
  return withoutColumns(readFlownTrack(bytes, range));
}

/** Reads a flight as {@link readFlight} does, for what is computed from its columns. Never throws. */
export function readFlownTrack(bytes: Uint8Array, range: TimeRange | null): FlownReadResult {
  return readClean(bytes, (track) =>
    range === null ? searched(track, null) : { flights: [], flight: flightBetween(track.fixes, range) },
  );
}

/** Which fixes of a track are its flight; null for none. */
interface TrackFlights {
  readonly flights: readonly FlightIndices[];
  readonly flight: FlightIndices | null;
}

function searched(track: CleanTrack, range: TimeRange | null): TrackFlights {
  const { flights, chosen } = searchFlights(track);
  return { flights, flight: range === null ? chosen : flightBetween(track.fixes, range) };
}

function readClean(bytes: Uint8Array, find: (track: CleanTrack) => TrackFlights): FlownReadResult {
  const reading = readCleanTrack(bytes);
  return reading.state === 'ready' ? trackOf(reading.track, reading.headers, find(reading.track)) : reading;
}

function withoutColumns(reading: FlownReadResult): IgcReadResult {
  return reading.state === 'ready' ? { state: 'ready', track: reading.track } : reading;
}

function trackOf(track: CleanTrack, headers: IgcHeaders, { flights, flight }: TrackFlights): FlownReadResult {
  const { fixes, altitude, liftAltitude } = track;
  if (fixes.length === 0 || flight === null) return unreadable('noFixes');
  return {
    state: 'ready',
    track: {
      headers,
      fixes,
      altitude,
      liftAltitude,
      analysis: analyse(track, headers, flight),
      flights: flights.map((found) => ({
        ...flightTimesOf(fixes, found),
        ...(found.isDoubtful && { isDoubtful: found.isDoubtful }),
      })),
      recording: recordingAround(fixes.time, flight.launch),
    },
    flown: flownTrackOf(track, flight),
  };
}
