import { readSources } from '../read/import-reader.ts';
import type { GivenFile, ReadArchive, ReadFlight, SourceReading } from '../read/readings.ts';
import type { RefusedFile } from '../review/review.ts';

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
  readonly flights: readonly ReadFlight[];
  readonly archives: readonly ReadArchive[];
  readonly refused: readonly RefusedFile[];
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
  let [filesNum, reportedAt] = [0, 0];
  await readSources(given, {
    signal,
    onReading: (reading) => {
      filesNum += 1;
      for (const flight of flightsOf(reading)) flights.push(flight);
      refused.push(...refusedOf(reading));
      if (reading.state === 'archive') archives.push(reading.archive);
    },
    onProgress: ({ files, read }) => {
      const now = performance.now();
      if (now - reportedAt < REPORT_MS && read < files) return;
      reportedAt = now;
      onProgress({ files, read, flights: flights.length });
    },
  });
  return { filesNum, flights, archives, refused };
}

function flightsOf(reading: SourceReading): readonly ReadFlight[] {
  return ('flights' in reading && reading.flights) || [];
}

function refusedOf({ source: { path }, ...reading }: SourceReading): readonly RefusedFile[] {
  if (reading.state === 'refused') return [{ path, reason: reading.problem }];
  return reading.state === 'flights' || reading.state === 'archive' ? [] : [{ path, reason: 'otherPage' }];
}
