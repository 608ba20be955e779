import { READ_PROBLEMS, type ReadProblem } from '#domain/import/read-problem';
import { PRESETS } from '#domain/import/table/presets';
import { proposeMapping } from '#domain/import/table/propose-mapping';
import { readFiles } from '#formats/read-files';
import type { ReadFlight, SourceReading, TableReading } from '#formats/readings';
import { tableFlights } from '#web/features/import/mapping/mapped-files.ts';
import { FUZZED_FILES, type FuzzedFile, fuzzedFile } from './fuzz-file.ts';
import { expectFinite } from './run-fuzz.ts';

/** What became of mutated files. */
export interface FileFuzzReport {
  /** Flights that were found in them. */
  readonly flights: number;
  /** How often a file was refused for which reason. */
  readonly refused: ReadonlyMap<ReadProblem, number>;
  /** Milliseconds of the slowest file. */
  readonly slowestMs: number;
  /** One line for each file that was not read as it must be, with its seed. */
  readonly failures: readonly string[];
}

/** Reads the mutated files of the seeds from `first` on, of these kinds in turn. */
export async function runFileFuzz(
  first: number,
  count: number,
  kinds: readonly FuzzedFile[] = FUZZED_FILES,
): Promise<FileFuzzReport> {
  const failures: string[] = [];
  const problems: ReadProblem[] = [];
  let [flights, slowestMs] = [0, 0];
  for (let seed = first; seed < first + count; seed += 1) {
    const start = performance.now();
    const readings = await readingsOf(seed, kinds).catch((error: unknown) => String(error));
    if (typeof readings === 'string') failures.push(`seed ${seed}: ${readings}`);
    else {
      flights += readings.flatMap(flightsIn).length;
      problems.push(...readings.flatMap((reading) => (reading.state === 'refused' ? [reading.problem] : [])));
    }
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  return { flights, refused: countsOf(problems), slowestMs, failures };
}

function countsOf(problems: readonly ReadProblem[]): ReadonlyMap<ReadProblem, number> {
  const counts = new Map<ReadProblem, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return counts;
}

/** Throws when the file is not read as it must be. */
async function readingsOf(seed: number, kinds: readonly FuzzedFile[]): Promise<readonly SourceReading[]> {
  const kind = kinds[seed % kinds.length] ?? 'zip';
  const file = new Blob([Uint8Array.from(fuzzedFile(kind, seed))]);
  const readings: SourceReading[] = [];
  await readFiles([{ path: `${seed}.${kind}`, file }], {
    onReading: (reading) => readings.push(reading),
    onProgress: () => undefined,
  });
  if (readings.length === 0) throw new Error('Nothing is said of the file');
  for (const reading of readings) check(reading);
  return readings;
}

/** Every reading is a known outcome, and every figure of a flight finite. */
function check(reading: SourceReading): void {
  if (reading.state === 'refused' && !READ_PROBLEMS.includes(reading.problem)) throw new Error('An unknown reason');
  for (const { track, ...flight } of flightsIn(reading)) {
    const { handle, ...figures } = track ?? { handle: null };
    expectFinite({ flight, figures }, 'flight');
  }
}

function flightsIn(reading: SourceReading): readonly ReadFlight[] {
  if (reading.state === 'table') return reading.tables.flatMap((_, index) => flightsOfTable(reading, index));
  return ('flights' in reading && reading.flights) || [];
}

/** Each row is read, refused or left out, whatever the mapping. */
function flightsOfTable(reading: TableReading, index: number): readonly ReadFlight[] {
  const table = reading.tables[index];
  if (table === undefined) return [];
  const { mapping } = proposeMapping(table, PRESETS);
  const { flights, refused, leftOut } = tableFlights(reading, index, mapping);
  const rows = table.rows.length - (mapping.headerRow === null ? 0 : mapping.headerRow + 1);
  if (flights.length + refused.length + leftOut !== rows) throw new Error('A row is lost');
  return flights;
}
