import { daysAfter } from '../igc/day-of-file.ts';
import { daysBetween, type LocalDate } from '../local-date.ts';
import { analyse } from './analyse.ts';
import type { CleanTrack } from './clean-track/clean-track.ts';
import { partOfSearched, searchFlights } from './flight/find-flight.ts';
import { recordingAround } from './flight/recordings.ts';
import { type FlightIndices, flightBetween, flightTimesOf, type TimeRange } from './flight/time-range.ts';
import { type FlownTrack, flownTrackOf } from './flown-track.ts';
import { approximateLocalDate } from './local-time.ts';
import { type GivenDay, type ReadCleanTrack, readCleanTrack, type Unreadable, unreadable } from './read-clean-track.ts';
import type { Track } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type IgcReadResult = { readonly state: 'ready'; readonly track: Track } | Unreadable;

/** A track with the columns from launch to landing, or why there is none. */
export type FlownReadResult =
  | { readonly state: 'ready'; readonly track: Track; readonly flown: FlownTrack }
  | Unreadable;

/**
 * Reads an IGC file and finds its flights. The analysis is that of the longest, or of a part of the file. Never throws.
 * `noFixes`: an IGC file without position records (after its start event, or in the part); `notReadable`: not an IGC file;
 * `noDate`: one that does not say its day, and neither does a part.
 */
export function readTrack(bytes: Uint8Array, range: TimeRange | null = null): IgcReadResult {
  return withoutColumns(readClean(bytes, partOf(range), (track) => searched(track, range)));
}

/** A day that the pilot or the file's name says: the UTC day of the first fix, or the local day of the launch. */
export interface SaidDay {
  readonly date: LocalDate;
  readonly of: 'firstFix' | 'launch';
}

/** Reads an IGC file as {@link readTrack} does, on another day than the file says, if it says any. Never throws. */
export function readTrackOn(bytes: Uint8Array, { date, of }: SaidDay): IgcReadResult {
  const reading = withoutColumns(readClean(bytes, { firstDay: date }, (track) => searched(track, null)));
  if (reading.state === 'unreadable' || of === 'firstFix') return reading;
  const { launchTime, launch } = reading.track.analysis;
  const off = daysBetween(approximateLocalDate(launchTime, launch.lng), date);
  return off === 0 ? reading : readTrackOn(bytes, { date: daysAfter(date, off), of: 'firstFix' });
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
  return readClean(bytes, partOf(range), (track) =>
    range === null ? searched(track, null) : { flights: [], flight: flightBetween(track.fixes, range) },
  );
}

/** Which fixes of a track are its flight; null for none. */
interface TrackFlights {
  readonly flights: readonly FlightIndices[];
  readonly flight: FlightIndices | null;
}

function searched(track: CleanTrack, range: TimeRange | null): TrackFlights {
  const search = searchFlights(track);
  const { flights, chosen } = search;
  return { flights, flight: range === null ? chosen : partOfSearched(track, range, search) };
}

function partOf(range: TimeRange | null): GivenDay {
  return range && { part: range };
}

function readClean(bytes: Uint8Array, day: GivenDay, find: (track: CleanTrack) => TrackFlights): FlownReadResult {
  const reading = readCleanTrack(bytes, day);
  return reading.state === 'ready' ? trackOf(reading, find(reading.track)) : reading;
}

function withoutColumns(reading: FlownReadResult): IgcReadResult {
  return reading.state === 'ready' ? { state: 'ready', track: reading.track } : reading;
}

function trackOf({ track, headers, isDayGiven }: ReadCleanTrack, { flights, flight }: TrackFlights): FlownReadResult {
  const { fixes, altitude, liftAltitude } = track;
  if (fixes.length === 0 || flight === null) return unreadable('noFixes');
  return {
    state: 'ready',
    track: {
      headers,
      isDayGiven,
      fixes,
      altitude,
      liftAltitude,
      analysis: analyse(track, headers, flight),
      flights: flights.map((found) => ({
        ...flightTimesOf(fixes, found),
        ...(found.doubt && { isDoubtful: true }),
      })),
      recording: recordingAround(fixes.time, flight.launch),
    },
    flown: flownTrackOf(track, flight),
  };
}
