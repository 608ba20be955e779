import type { IgcFile } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { analyse } from './analyse.ts';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf } from './clean-track/clean-track.ts';
import { findFlight } from './flight/find-flight.ts';
import type { Track } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type IgcReadResult =
  | { readonly state: 'ready'; readonly track: Track }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/**
 * Reads an IGC file and finds its flight. Never throws. `noFixes`: an IGC file without position records (after its
 * start event); `notReadable`: not an IGC file, or one without a date.
 */
export function readTrack(bytes: Uint8Array): IgcReadResult {
  const file = parseIgc(bytes);
  const { headers, fixes } = file;
  if (fixes.length === 0) return unreadable(isIgc(file, bytes) ? 'noFixes' : 'notReadable');
  if (headers.date === null) return unreadable('notReadable');

  const track = courseSinceStart(cleanTrackOf(fixes), file.startEventTime);
  if (track.fixes.length === 0) return unreadable('noFixes');
  const analysis = analyse(track, headers);
  return { state: 'ready', track: { headers, fixes: track.fixes, altitude: track.altitude, analysis } };
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

function unreadable(code: ProblemCode): IgcReadResult {
  return { state: 'unreadable', problem: { subject: 'file', field: 'igc', code } };
}
