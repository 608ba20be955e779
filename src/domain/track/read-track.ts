import { DAY_S, midnightOf } from '../igc/clock.ts';
import type { IgcFile, IgcHeaders } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import { daysAfter, daysBetween, type LocalDate } from '../local-date.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { analyse } from './analyse.ts';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf } from './clean-track/clean-track.ts';
import { findFlight, partOfSearched, searchFlights } from './flight/find-flight.ts';
import { recordingAround } from './flight/recordings.ts';
import {
  type FlightIndices,
  type FlightTimes,
  flightBetween,
  flightTimesOf,
  type TimeRange,
} from './flight/time-range.ts';
import { type FlownTrack, flownTrackOf } from './flown-track.ts';
import { approximateLocalDate } from './local-time.ts';
import type { Track, TrackAnalysis } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type IgcReadResult = { readonly state: 'ready'; readonly track: Track } | Unreadable;

/** A track with the columns from launch to landing, or why there is none. */
type FlownReadResult = { readonly state: 'ready'; readonly track: Track; readonly flown: FlownTrack } | Unreadable;

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

/** Reads a flight as {@link readFlight} does, for values computed from its columns. Never throws. */
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

/** Why there is no track in a file. */
interface Unreadable {
  readonly state: 'unreadable';
  readonly problem: Problem;
}

/** The content of an IGC file, cleaned, from the start event on if there is one. */
interface ReadCleanTrack {
  readonly state: 'ready';
  readonly headers: IgcHeaders;
  readonly track: CleanTrack;
  /** Whether its day is not that of the file. */
  readonly isDayGiven: boolean;
}

/** What says the day of a file: the UTC day of its first fix, or when a part of it was; null for the file alone. */
type GivenDay = { readonly firstDay: LocalDate } | { readonly part: TimeRange } | null;

const ROLL_OVER_S = 1_024 * 7 * DAY_S;
/** By how much a part may be later than its file says: receivers that count 1,024 weeks too few, and a day that an older version found. */
const KNOWN_SHIFTS: readonly number[] = [ROLL_OVER_S, 2 * ROLL_OVER_S, DAY_S, -DAY_S];

/** Reads and cleans an IGC file; see `readTrack`. Never throws. */
function readCleanTrack(bytes: Uint8Array, given: GivenDay): ReadCleanTrack | Unreadable {
  const file = parseIgc(bytes);
  const { headers, fixes } = file;
  if (fixes.length === 0) return unreadable(isIgc(file, bytes) ? 'noFixes' : 'notReadable');
  if (headers.date === null && given === null) return unreadable('noDate');
  const shift = shiftOf(file, given);
  for (let i = 0; shift !== 0 && i < fixes.length; i += 1) fixes.time[i] = (fixes.time[i] ?? 0) + shift;
  const { startEventTime } = file;
  const track = courseSinceStart(cleanTrackOf(fixes), startEventTime === null ? null : startEventTime + shift);
  return { state: 'ready', headers, track, isDayGiven: shift !== 0 };
}

/** Seconds by which a file's times are to be moved, whole days. */
function shiftOf({ headers, fixes: { time } }: IgcFile, given: GivenDay): number {
  if (given === null) return 0;
  const first = time.reduce((least, second) => Math.min(least, second), time[0] ?? 0);
  if ('firstDay' in given) return midnightOf(given.firstDay) - (first - (first % DAY_S));
  const { from, to } = given.part;
  if (headers.date === null) return Math.floor((from - first) / DAY_S) * DAY_S;
  const last = time.reduce((most, second) => Math.max(most, second), 0);
  const holdsPart = (shift: number): boolean => first + shift <= to && last + shift >= from;
  return holdsPart(0) ? 0 : (KNOWN_SHIFTS.find(holdsPart) ?? 0);
}

/** Returns that there is no track, and why. */
function unreadable(code: ProblemCode): Unreadable {
  return { state: 'unreadable', problem: { subject: 'file', field: 'igc', code } };
}

/** An empty file counts as an IGC file without position records; any other must have a date or a manufacturer. */
function isIgc({ headers }: IgcFile, bytes: Uint8Array): boolean {
  return bytes.length === 0 || headers.date !== null || headers.manufacturer !== '';
}

/** The part after the start event; all of it when the pilot was in the air before: the event is a race start then. */
function courseSinceStart(track: CleanTrack, startEventTime: number | null): CleanTrack {
  if (startEventTime === null) return track;
  const flight = findFlight(track);
  const launchTime = track.fixes.time[flight.launch] ?? 0;
  return flight.isDetected && launchTime < startEventTime ? track : cleanTrackFrom(track, startEventTime);
}

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
