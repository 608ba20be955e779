import type { IgcFile, IgcHeaders } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { analyse } from './analyse.ts';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf } from './clean-track/clean-track.ts';
import { findFlight, searchFlights } from './flight/find-flight.ts';
import { recordingAround } from './flight/recordings.ts';
import { flightBetween, type TimeRange, timesOf } from './flight/time-range.ts';
import { type FlownTrack, flownTrackOf } from './flown-track.ts';
import type { Track } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type IgcReadResult = { readonly state: 'ready'; readonly track: Track } | Unreadable;

interface Unreadable {
  readonly state: 'unreadable';
  readonly problem: Problem;
}

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
  const file = parseIgc(bytes);
  const { headers, fixes } = file;
  if (fixes.length === 0) return unreadable(isIgc(file, bytes) ? 'noFixes' : 'notReadable');
  if (headers.date === null) return unreadable('notReadable');

  const track = courseSinceStart(cleanTrackOf(fixes), file.startEventTime);
  return trackOf(track, headers, range);
}

function trackOf(track: CleanTrack, headers: IgcHeaders, range: TimeRange | null): FlownReadResult {
  const { fixes, altitude } = track;
  const { flights, chosen } = searchFlights(track);
  const flight = range === null ? chosen : flightBetween(fixes, range);
  if (fixes.length === 0 || flight === null) return unreadable('noFixes');
  return {
    state: 'ready',
    track: {
      headers,
      fixes,
      altitude,
      analysis: analyse(track, headers, flight),
      flights: flights.map((found) => timesOf(fixes, found)),
      recording: recordingAround(fixes.time, flight.launch),
    },
    flown: flownTrackOf(track, flight),
  };
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

function unreadable(code: ProblemCode): Unreadable {
  return { state: 'unreadable', problem: { subject: 'file', field: 'igc', code } };
}
