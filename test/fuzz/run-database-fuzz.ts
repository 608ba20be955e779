import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { logflyPageResponse, logflyResult } from '#contract/import/logfly';
import type { LogflyProblem } from '#domain/import/logfly/logfly-problem';
import { readDatabase } from '#server/logfly/program/read-database';
import { newFolder, removeFolder } from '../databases/sqlite-file.ts';
import { fuzzedDatabase } from './fuzz-database.ts';

/** What became of mutated databases. */
export interface DatabaseFuzzReport {
  /** Flights that were found in them. */
  readonly flights: number;
  /** How often a database was read for which reason not to its end; `null` to its end. */
  readonly problems: ReadonlyMap<LogflyProblem | null, number>;
  /** Milliseconds of the slowest database. */
  readonly slowestMs: number;
  /** One line for each database that was not read as it must be, with its seed. */
  readonly failures: readonly string[];
}

/** Reads the mutated databases of the seeds from `first` on as the program does, here in this process: were it to crash, this ends. */
export async function runDatabaseFuzz(first: number, count: number): Promise<DatabaseFuzzReport> {
  const folder = await newFolder();
  const problems = new Map<LogflyProblem | null, number>();
  const failures: string[] = [];
  let [flights, slowestMs] = [0, 0];
  for (let seed = first; seed < first + count; seed += 1) {
    const start = performance.now();
    try {
      const result = readFuzzed(join(folder, `${seed}`), seed);
      flights += result.flightsNum;
      problems.set(result.problem, (problems.get(result.problem) ?? 0) + 1);
    } catch (error) {
      failures.push(`seed ${seed}: ${String(error)}`);
    } finally {
      rmSync(join(folder, `${seed}`));
    }
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  await removeFolder(folder);
  return { flights, problems, slowestMs, failures };
}

/** Throws when what is said of the database is not what the contract promises. */
function readFuzzed(file: string, seed: number): v.InferOutput<typeof logflyResult> {
  writeFileSync(file, fuzzedDatabase(seed));
  let [pages, flightsNum] = [0, 0];
  const result = readDatabase(file, (page, flights) => {
    if (page !== pages) throw new Error(`Page ${page} follows ${pages - 1}`);
    v.parse(logflyPageResponse, JSON.parse(JSON.stringify({ flights })));
    pages += 1;
    flightsNum += flights.length;
  });
  if (result.pagesNum !== pages || result.flightsNum !== flightsNum) throw new Error('The count is wrong');
  return v.parse(logflyResult, result);
}
