import { DAY_S, midnightOf } from '../igc/clock.ts';
import type { IgcFile, IgcHeaders } from '../igc/igc-file.ts';
import { parseIgc } from '../igc/parse-igc.ts';
import type { LocalDate } from '../local-date.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf } from './clean-track/clean-track.ts';
import { findFlight } from './flight/find-flight.ts';
import type { TimeRange } from './flight/time-range.ts';

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
  /** Whether its day is not that of the file. */
  readonly isDayGiven: boolean;
}

/** What says the day of a file: the UTC day of its first fix, or when a part of it was; null for the file alone. */
export type GivenDay = { readonly firstDay: LocalDate } | { readonly part: TimeRange } | null;

const ROLL_OVER_S = 1_024 * 7 * DAY_S;
/** By how much a part may be later than its file says: receivers that count 1,024 weeks too few, and a day that an older version found. */
const KNOWN_SHIFTS: readonly number[] = [ROLL_OVER_S, 2 * ROLL_OVER_S, DAY_S, -DAY_S];

/** Reads and cleans an IGC file; see `readTrack`. Never throws. */
export function readCleanTrack(bytes: Uint8Array, given: GivenDay): ReadCleanTrack | Unreadable {
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
