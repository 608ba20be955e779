import { readSources } from '../read/import-reader.ts';
import type { GivenFile, ReadFlight } from '../read/readings.ts';
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
  const [flights, refused]: [ReadFlight[], RefusedFile[]] = [[], []];
  let [filesNum, reportedAt] = [0, 0];
  await readSources(given, {
    signal,
    onReading: (reading) => {
      filesNum += 1;
      if (reading.state === 'flights') flights.push(...reading.flights);
      else
        refused.push({
          path: reading.source.path,
          reason: reading.state === 'refused' ? reading.problem : 'otherPage',
        });
    },
    onProgress: ({ files, read }) => {
      const now = performance.now();
      if (now - reportedAt < REPORT_MS && read < files) return;
      reportedAt = now;
      onProgress({ files, read, flights: flights.length });
    },
  });
  return { filesNum, flights, refused };
}
