import type { IgcHeaders } from '../igc/igc-file.ts';
import { analyse } from './analyse.ts';
import type { CleanTrack } from './clean-track/clean-track.ts';
import { searchFlights } from './flight/find-flight.ts';
import { recordingAround } from './flight/recordings.ts';
import { flightBetween, type TimeRange, timesOf } from './flight/time-range.ts';
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
  const reading = readFlownTrack(bytes, range);
  return reading.state === 'ready' ? { state: 'ready', track: reading.track } : reading;
}

/** Reads an IGC file as {@link readTrack} does, for what is computed from the columns of the flight. Never throws. */
export function readFlownTrack(bytes: Uint8Array, range: TimeRange | null): FlownReadResult {
  const reading = readCleanTrack(bytes);
  return reading.state === 'ready' ? trackOf(reading.track, reading.headers, range) : reading;
}

function trackOf(track: CleanTrack, headers: IgcHeaders, range: TimeRange | null): FlownReadResult {
  const { fixes, altitude, liftAltitude } = track;
  const { flights, chosen } = searchFlights(track);
  const flight = range === null ? chosen : flightBetween(fixes, range);
  if (fixes.length === 0 || flight === null) return unreadable('noFixes');
  return {
    state: 'ready',
    track: {
      headers,
      fixes,
      altitude,
      liftAltitude,
      analysis: analyse(track, headers, flight),
      flights: flights.map((found) => timesOf(fixes, found)),
      recording: recordingAround(fixes.time, flight.launch),
    },
    flown: flownTrackOf(track, flight),
  };
}
