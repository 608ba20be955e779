import openSqlite, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { ReadProblem } from '#domain/import/read-problem';
import { readDatabase } from '#web/features/import/logfly/read-database.ts';
import { fuzzedDatabase } from './fuzz-database.ts';

/** What became of mutated databases. */
export interface DatabaseFuzzReport {
  /** Flights that were found in them. */
  readonly flights: number;
  /** How often a database was read for which reason not to its end; `null` to its end. */
  readonly problems: ReadonlyMap<ReadProblem | null, number>;
  /** One line for each database that was not read as it must be, with its seed. */
  readonly failures: readonly string[];
}

/** Reads the mutated databases of the seeds from `first` on as the worker does. */
export async function runDatabaseFuzz(first: number, count: number): Promise<DatabaseFuzzReport> {
  const sqlite = await openSqlite({ printErr: () => undefined });
  const problems = new Map<ReadProblem | null, number>();
  const failures: string[] = [];
  let flights = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      const read = await readFuzzed(sqlite, seed);
      flights += read.flights;
      problems.set(read.problem, (problems.get(read.problem) ?? 0) + 1);
    } catch (error) {
      failures.push(`seed ${seed}: ${String(error)}`);
    }
  }
  return { flights, problems, failures };
}

async function readFuzzed(sqlite: Sqlite3Static, seed: number) {
  const pages = readDatabase(sqlite, new Blob([Uint8Array.from(fuzzedDatabase(seed))]));
  let flights = 0;
  for (;;) {
    const page = await pages.next();
    if (page.done === true) return { flights, problem: page.value };
    for (const { row } of page.value) {
      flights += 1;
      if (row !== flights) throw new Error(`Row ${row} follows ${flights - 1}`);
    }
  }
}
