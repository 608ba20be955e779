import { runDatabaseFuzz } from '#test/fuzz/run-database-fuzz';
import { type FileFuzzReport, runFileFuzz } from '#test/fuzz/run-file-fuzz';
import { runFuzz } from '#test/fuzz/run-fuzz';

/** What became of some mutated files. */
export interface BatchReport {
  /** How many of them, or of their flights, could be read. */
  readonly read: number;
  /** One line for each that was not read or refused as it must be, with its seed. */
  readonly failures: readonly string[];
}

/** Sends mutated files of the seeds from `first` on through a reader. */
export type Batch = (first: number, count: number) => Promise<BatchReport>;

/** The findings of a track take four times as long as its analysis. */
const FINDINGS_EVERY = 10;

/** The readers by what they read: tracks with their analysis, tables and other files of an import, databases of LogFly. */
export const BATCHES = {
  tracks: async (first, count) => runFuzz(first, count, FINDINGS_EVERY),
  tables: async (first, count) => readFlights(await runFileFuzz(first, count, ['csv', 'xlsx'])),
  files: async (first, count) => readFlights(await runFileFuzz(first, count, ['zip', 'gpx', 'kml', 'json', 'archive'])),
  databases: async (first, count) => {
    const { flights, failures } = await runDatabaseFuzz(first, count);
    return { read: flights, failures };
  },
} as const satisfies Readonly<Record<string, Batch>>;
/** What is mutated. */
export type Mutated = keyof typeof BATCHES;

function readFlights({ flights, failures }: FileFuzzReport): BatchReport {
  return { read: flights, failures };
}
