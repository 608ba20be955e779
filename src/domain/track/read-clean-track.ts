import type { IgcFile, IgcHeaders } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf } from './clean-track/clean-track.ts';
import { findFlight } from './flight/find-flight.ts';

/** Why there is no track in a file. */
export interface Unreadable {
  readonly state: 'unreadable';
  readonly problem: Problem;
}

/** The content of an IGC file, cleaned, from the start event on if there is one. */
export interface ReadCleanTrack {
  readonly state: 'ready';
  readonly headers: IgcHeaders;
  readonly track: CleanTrack;
}

/** Reads and cleans an IGC file; see `readTrack`. Never throws. */
export function readCleanTrack(bytes: Uint8Array): ReadCleanTrack | Unreadable {
  const file = parseIgc(bytes);
  const { headers, fixes } = file;
  if (fixes.length === 0) return unreadable(isIgc(file, bytes) ? 'noFixes' : 'notReadable');
  if (headers.date === null) return unreadable('notReadable');
  return { state: 'ready', headers, track: courseSinceStart(cleanTrackOf(fixes), file.startEventTime) };
}

/** Returns that there is no track, and why. */
export function unreadable(code: ProblemCode): Unreadable {
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
