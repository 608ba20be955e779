import { recordingsInPieces } from '#domain/import/match/continued-tracks';
import type { FlightsBefore } from '#domain/import/table/row-flight';
import { groupedBy } from '#domain/order/grouped-by';
import { readLogflyDatabase } from '../logfly/read-logfly-database.ts';
import { flightsOfPieces, readSources } from '../parse/import-reader.ts';
import { ReadError } from '../parse/read-error.ts';
import {
  type ChosenSource,
  type ReadArchive,
  type ReadFlight,
  type ReadHandling,
  type SourceFile,
  type SourceReading,
  type TableReading,
  withUniqueKeys,
} from '../parse/readings.ts';
import type { LeftOutColumns, RefusedFile, StoppedReading } from '../review/review.ts';

/** The files read so far. */
export interface ReadSoFar {
  /** Files that are known, those in a ZIP one by one, and how many of them are read. */
  readonly files: number;
  readonly read: number;
  readonly flights: number;
  /** The database of LogFly that is read, after all other files, and how many of its flights were; null without one. */
  readonly database: { readonly path: string; readonly flights: number } | null;
}

/** The content of files. */
export interface ReadFiles {
  readonly filesNum: number;
  /** The size of the chosen files, whether they were read or not. */
  readonly bytesNum: number;
  readonly flights: readonly ReadFlight[];
  readonly archives: readonly ReadArchive[];
  readonly refused: readonly RefusedFile[];
  /** How far the reading came that the pilot has stopped; null when all files were read. */
  readonly stopped: StoppedReading | null;
  /** Files with tables, whose columns the pilot has still to confirm. */
  readonly tables: readonly TableReading[];
  /** Left out where the pilot has left no column out. */
  readonly leftOutColumns?: readonly LeftOutColumns[];
  /** Ground handling in the rows of tables; left out before those are read. */
  readonly handlings?: readonly ReadHandling[];
  /** Flights before this logbook, by the tables; left out for none. */
  readonly before?: FlightsBefore;
}

/** How often progress is reported at most, in milliseconds: each report renders. */
const REPORT_MS = 100;

/** How files are read. */
interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (soFar: ReadSoFar) => void;
}

/**
 * Reads files one after the other, then databases of LogFly; once it is stopped it resolves with what was read. Rejects only when a
 * worker fails.
 */
export async function readChosenFiles(
  chosen: readonly ChosenSource[],
  { signal, onProgress }: ReadOptions,
): Promise<ReadFiles> {
  const [flights, archives, refused]: [ReadFlight[], ReadArchive[], RefusedFile[]] = [[], [], []];
  const databases: SourceFile[] = [];
  const tables: TableReading[] = [];
  let [known, filesNum, reportedAt] = [0, 0, 0];
  await readSources(chosen, {
    signal,
    onReading: (reading) => {
      filesNum += 1;
      for (const flight of flightsOf(reading)) flights.push(flight);
      refused.push(...refusedOf(reading));
      if (reading.state === 'logfly') databases.push(reading.source);
      if (reading.state === 'archive') archives.push(reading.archive);
      if (reading.state === 'table') tables.push(reading);
    },
    onProgress: ({ files, read }) => {
      known = files;
      const now = performance.now();
      if (now - reportedAt < REPORT_MS && read < files) return;
      reportedAt = now;
      onProgress({ files, read, flights: flights.length, database: null });
    },
  });
  const soFar = (): ReadSoFar => ({ files: filesNum, read: filesNum, flights: flights.length, database: null });
  const unread = await readDatabases(databases, {
    ...{ flights, refused, signal },
    onProgress: (database) => onProgress({ ...soFar(), database }),
  });
  const bytesNum = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const stopped = signal.aborted ? { read: filesNum - unread, files: known } : null;
  const folded = foldedRefusals(refused);
  return { filesNum, bytesNum, flights: await joinPieces(flights, signal), archives, refused: folded, stopped, tables };
}

/** What is said of files that have no flights; of damaged ones a pilot wants to know each. */
const WITHOUT_FLIGHTS: ReadonlySet<RefusedFile['reason']> = new Set([
  ...(['notFlightFile', 'otherSpreadsheet', 'empty', 'noFlights', 'noTrack'] as const),
  ...(['noFixes', 'noTimes', 'onlyPlaces', 'otherFilesOfArchive'] as const),
]);
/** More of them in one ZIP are one line: the archive of a watch has thousands of runs. */
const MOST_LISTED = 20;
const IN_ZIP = /^(.*\.(?:zip|kmz))\//i;

/** Returns what was refused, many files of a ZIP without flights as one line: `garmin.zip/… (2013)`. */
export function foldedRefusals(refused: readonly RefusedFile[]): readonly RefusedFile[] {
  const groups = groupedBy(refused, (file) => {
    const zip = zipOf(file);
    return zip === null ? file : `${file.reason} ${zip}`;
  });
  return [...groups.values()].flatMap((files) => {
    const [first] = files;
    if (first === undefined || files.length <= MOST_LISTED) return files;
    return [{ path: `${zipOf(first)}/… (${files.length})`, reason: first.reason }];
  });
}

/** Returns the ZIP of a file without flights; null for any other. */
function zipOf({ path, row, reason }: RefusedFile): string | null {
  const isWhole = row === undefined && WITHOUT_FLIGHTS.has(reason);
  return (isWhole && IN_ZIP.exec(path)?.[1]) || null;
}

/** Where the content of databases goes, which is added to the lists. */
interface DatabaseReading extends Pick<ReadOptions, 'signal'> {
  readonly flights: ReadFlight[];
  readonly refused: RefusedFile[];
  readonly onProgress: (database: ReadSoFar['database']) => void;
}

/** Reads the databases. Returns how many of them a stop has kept from being read to their ends. */
async function readDatabases(
  databases: readonly SourceFile[],
  { flights, refused, signal, onProgress }: DatabaseReading,
): Promise<number> {
  const keys = new Set(flights.map(({ key }) => key));
  let unread = 0;
  for (const source of databases) {
    if (!signal.aborted) {
      const { path } = source;
      onProgress({ path, flights: 0 });
      const content = await readLogflyDatabase(source, {
        signal,
        onProgress: (read) => onProgress({ path, flights: read }),
      });
      for (const flight of withUniqueKeys(content.flights, keys)) flights.push(flight);
      refused.push(...content.refused);
    }
    unread += Number(signal.aborted);
  }
  return unread;
}

function flightsOf(reading: SourceReading): readonly ReadFlight[] {
  return ('flights' in reading && reading.flights) || [];
}

function refusedOf(reading: SourceReading): readonly RefusedFile[] {
  const { path } = reading.source;
  if (reading.state === 'refused') return [{ path, reason: reading.problem }];
  if (reading.state === 'flights') {
    return (reading.refused ?? []).map(({ row, problem }) => ({ path, row, reason: problem }));
  }
  return [];
}

/**
 * Returns the flights with each recording that is split over several IGC files as one flight, which has its pieces. Those that are not
 * one flight together stay as they are, and so do those after a stop.
 */
async function joinPieces(flights: readonly ReadFlight[], signal: AbortSignal): Promise<readonly ReadFlight[]> {
  const joined: ReadFlight[] = [];
  for (const recording of recordingsInPieces(flights.filter(isTrackAlone))) {
    const flight = await joinedFlight(recording, signal);
    const files = new Set(recording.map(({ track }) => track?.sha256));
    // With the pieces that were given twice.
    if (flight) joined.push({ ...flight, pieces: flights.filter(({ track }) => files.has(track?.sha256)) });
  }
  const apart = new Set(joined.flatMap(({ pieces = [] }) => pieces));
  const keys = new Set(flights.map(({ key }) => key));
  return [...flights.filter((flight) => !apart.has(flight)), ...withUniqueKeys(joined, keys)];
}

/** What LogFly or another file says of each piece is not joined: no flight has two sites. */
function isTrackAlone({ archived, siteName, remarks, tags }: ReadFlight): boolean {
  return !archived && siteName === '' && remarks === '' && tags === undefined;
}

async function joinedFlight(recording: readonly ReadFlight[], signal: AbortSignal): Promise<ReadFlight | null> {
  const [first, ...rest] = recording.flatMap(({ path, track }) => (track ? [{ path, handle: track.handle }] : []));
  if (!first) return null;
  try {
    const { index: _, sourceHash: __, ...source } = first.handle;
    const file = { ...source, path: first.path, rest: rest.map(({ handle }) => handle) };
    const [flight, ...others] = await flightsOfPieces(file, signal);
    return others.length === 0 ? (flight ?? null) : null;
  } catch (error) {
    if (!signal.aborted && !(error instanceof ReadError)) throw error;
    return null;
  }
}
