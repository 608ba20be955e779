import { readSources } from '../read/import-reader.ts';
import type { GivenFile, ReadArchive, ReadFlight, SourceReading } from '../read/readings.ts';
import type { RefusedFile, StoppedReading } from '../review/review.ts';

/** What was read so far. */
export interface ReadSoFar {
  /** Files that are known, those in a ZIP one by one, and how many of them are read. */
  readonly files: number;
  readonly read: number;
  readonly flights: number;
}

/** The content of files. */
export interface ReadFiles {
  readonly filesNum: number;
  /** Of what was given, read or not. */
  readonly bytesNum: number;
  readonly flights: readonly ReadFlight[];
  readonly archives: readonly ReadArchive[];
  readonly refused: readonly RefusedFile[];
  /** How far the reading came that the pilot has stopped; null when all files were read. */
  readonly stopped: StoppedReading | null;
}

/** How often progress is reported at most, in milliseconds: each report renders. */
const REPORT_MS = 100;

/** How files are read. */
export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (soFar: ReadSoFar) => void;
}

/** Reads files one after the other; once it is stopped it resolves with those that were read. */
export async function readGiven(given: readonly GivenFile[], { signal, onProgress }: ReadOptions): Promise<ReadFiles> {
  const [flights, archives, refused]: [ReadFlight[], ReadArchive[], RefusedFile[]] = [[], [], []];
  let [known, filesNum, reportedAt] = [0, 0, 0];
  await readSources(given, {
    signal,
    onReading: (reading) => {
      filesNum += 1;
      for (const flight of flightsOf(reading)) flights.push(flight);
      refused.push(...refusedOf(reading));
      if (reading.state === 'archive') archives.push(reading.archive);
    },
    onProgress: ({ files, read }) => {
      known = files;
      const now = performance.now();
      if (now - reportedAt < REPORT_MS && read < files) return;
      reportedAt = now;
      onProgress({ files, read, flights: flights.length });
    },
  });
  const bytesNum = given.reduce((sum, { file }) => sum + file.size, 0);
  const stopped = signal.aborted ? { read: filesNum, files: known } : null;
  return { filesNum, bytesNum, flights, archives, refused, stopped };
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
  return reading.state === 'archive' ? [] : [{ path, reason: 'otherPage' }];
}
