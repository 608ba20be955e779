import { MAX_FILE_NAME } from '#domain/file';
import { dayInName } from '#domain/igc/day-of-file';
import type { TimesNote } from '#domain/import/found-flight';
import { gliderNameIn } from '#domain/import/glider-in-header';
import type { ReadProblem } from '#domain/import/read-problem';
import { type LocalDate, localDateOf } from '#domain/local-date';
import type { ProblemCode } from '#domain/problem-codes';
import { type FlightOfFile, type FlightsReadResult, readTrackFlights } from '#domain/track/read-track';
import { hashOf } from './hash-of.ts';
import { igcFilesOf, type TrackSource } from './igc-files.ts';
import { ReadError } from './read-error.ts';
import type { ReadFlight, ReadTrack } from './readings.ts';

/** A source file with tracks, and its path. */
export interface TrackSourceFile extends TrackSource {
  readonly path: string;
}

/** Returns the flights of a file with tracks. Throws when it has none. */
export async function readTrackSource(file: TrackSourceFile): Promise<readonly ReadFlight[]> {
  const flights: ReadFlight[] = [];
  let problem: ReadProblem = 'noFlights';
  const { files, timesNotes, areOtherSports, sourceHash } = await igcFilesOf(file);
  for (const [index, bytes] of files.entries()) {
    const { reading, daysAsked } = readOnItsDay(bytes, file.path);
    if (reading.state === 'unreadable') {
      problem = problemOf(reading.problem.code);
      continue;
    }
    const sha256 = await hashOf(bytes);
    const gliderName = gliderNameIn(reading.headers);
    const timesNote = timesNotes[index] ?? null;
    const isOtherSport = areOtherSports[index] ?? false;
    const of: TrackOfFile = { file, index, sourceHash, sha256, gliderName, timesNote, isOtherSport, daysAsked };
    const flown = reading.flights.filter(({ analysis }) => analysis.airtime > 0);
    flights.push(...flown.map((flight) => flightOf(flight, of)));
  }
  if (flights.length === 0) throw new ReadError(problem);
  return flights;
}

/** The track that a flight is of. */
interface TrackOfFile {
  readonly file: TrackSourceFile;
  readonly index: number;
  readonly sourceHash: string | null;
  readonly sha256: string;
  readonly gliderName: string;
  readonly timesNote: TimesNote | null;
  readonly isOtherSport: boolean;
  /** See `FoundTrack`; null for a file that says its day. */
  readonly daysAsked: readonly LocalDate[] | null;
}

/** The day of the flights of a file until the pilot says it. */
const UNKNOWN_DAY = '1980-01-01';

/** Reads the flights of a file on the day that it or its name says; on any day where neither does. */
function readOnItsDay(
  bytes: Uint8Array,
  path: string,
): { readonly reading: FlightsReadResult; readonly daysAsked: readonly LocalDate[] | null } {
  const reading = readTrackFlights(bytes);
  if (reading.state === 'ready' || reading.problem.code !== 'noDate') return { reading, daysAsked: null };
  const named = dayInName(path.slice(path.lastIndexOf('/') + 1), localDateOf(new Date()));
  if (named && 'day' in named) return { reading: readTrackFlights(bytes, { firstDay: named.day }), daysAsked: null };
  return { reading: readTrackFlights(bytes, { firstDay: UNKNOWN_DAY }), daysAsked: named?.days ?? [] };
}

function flightOf(flight: FlightOfFile, of: TrackOfFile): ReadFlight {
  const { analysis, range } = flight;
  return {
    key: `${of.sha256}:${range?.from ?? 0}`,
    path: of.file.path,
    date: null,
    time: null,
    airtime: analysis.airtime,
    altitude: analysis.maxAltitude,
    launch: analysis.launch,
    siteName: '',
    gliderName: of.gliderName,
    remarks: '',
    track: trackOf(flight, of),
  };
}

function trackOf(
  { analysis, range, isSure }: FlightOfFile,
  { file, index, sourceHash, sha256, timesNote, isOtherSport, daysAsked }: TrackOfFile,
): ReadTrack {
  const { kind, path, rest, ...source } = file;
  const { launchTime, landingTime, landing, profile, beginsInAir, endsInAir } = analysis;
  return {
    sha256,
    range,
    launchTime,
    landingTime,
    landing,
    ...((!isSure || isOtherSport) && { isDoubtful: true }),
    ...(daysAsked && { daysAsked }),
    ...(timesNote !== null && { timesNote }),
    ...(beginsInAir && { beginsInAir }),
    ...(endsInAir && { endsInAir }),
    profile,
    handle: { ...source, kind, index, ...(rest && { rest }), ...(sourceHash !== null && { sourceHash }) },
    fileName: igcFileName(path, index),
    convertedFrom: kind === 'igc' ? null : kind,
  };
}

function problemOf(code: ProblemCode): ReadProblem {
  return code === 'noFixes' ? 'noFixes' : 'notReadable';
}

const ENDING = '.igc';

/** Returns the name that the track of a source file is stored under: `flight.igc`; with a number from the second track on. */
function igcFileName(path: string, index: number): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.gz$/i, '').replace(/\.(igc|gpx|kml|fit|tcx|xml|txt)$/i, '');
  const ending = `${index === 0 ? '' : `-${index + 1}`}${ENDING}`;
  return (
    Array.from(stem)
      .slice(0, MAX_FILE_NAME - ending.length)
      .join('') + ending
  );
}
