import type { IgcFile } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import type { Problem, ProblemCode } from '../problem.ts';
import { analyse } from './analyse.ts';
import { type Course, courseFrom, courseOf } from './course/course.ts';
import { findFlight } from './flight/find-flight.ts';
import type { Track } from './track.ts';

/** The result of reading an IGC file: a track, or why there is none. */
export type TrackReading =
  | { readonly state: 'ready'; readonly track: Track }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/**
 * Reads an IGC file and finds its flight. Never throws. `noFixes`: an IGC file without position records (after its
 * start event); `notReadable`: not an IGC file, or one without a date.
 */
export function readTrack(bytes: Uint8Array): TrackReading {
  const file = parseIgc(bytes);
  const { headers, fixes } = file;
  if (fixes.length === 0) return unreadable(isIgc(file, bytes) ? 'noFixes' : 'notReadable');
  if (headers.date === null) return unreadable('notReadable');

  const course = courseSinceStart(courseOf(fixes), file.startEventTime);
  if (course.fixes.length === 0) return unreadable('noFixes');
  const analysis = analyse(course, headers);
  return { state: 'ready', track: { headers, fixes: course.fixes, altitude: course.altitude, analysis } };
}

/** An empty file counts as an IGC file without position records; any other must have a date or a manufacturer. */
function isIgc({ headers }: IgcFile, bytes: Uint8Array): boolean {
  return bytes.length === 0 || headers.date !== null || headers.manufacturer !== '';
}

/** The part after the start event; all of it when the pilot was in the air before: the event is a race start then. */
function courseSinceStart(course: Course, startEventTime: number | null): Course {
  if (startEventTime === null) return course;
  const flight = findFlight(course);
  const launchTime = course.fixes.time[flight.launch] ?? 0;
  return flight.isDetected && launchTime < startEventTime ? course : courseFrom(course, startEventTime);
}

function unreadable(code: ProblemCode): TrackReading {
  return { state: 'unreadable', problem: { subject: 'file', field: 'igc', code } };
}
