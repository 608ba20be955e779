import type { TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { startTestServer } from '#test/servers/server';
import type { Mutated } from './batches.ts';
import { type CallsRequest, runCalls } from './calls/run-calls.ts';
import { runBatches } from './run-batches.ts';

type Counts = Readonly<Record<Mutated | 'calls', number>>;

/** How many mutants of each kind; of calls, on each database. */
const COUNTS: Readonly<Record<ProofOptions['size'], Counts>> = {
  short: { tracks: 40, tables: 20, files: 10, databases: 5, calls: 60 },
  full: { tracks: 1_000_000, tables: 100_000, files: 10_000, databases: 10_000, calls: 100_000 },
};
const NAMES: Readonly<Record<Mutated, string>> = {
  tracks: 'IGC files through the reader and the analysis, each tenth through the findings',
  tables: 'CSV and XLSX tables through the import',
  files: 'ZIP, GPX, KML and JSON files and archives through the import',
  databases: 'databases of LogFly through its reader',
};
/** The seeds of one run are apart from those of the next. */
const SEEDS_OF_A_RUN = 1_000_000;
const RUNS = 4_000;
const SHOWN = 20;

/** Sends mutated files through every reader, and mutated calls of every endpoint to a server on each database. */
export const mutations: ProofProgram = async (options) => {
  const { size, seed, log } = options;
  const counts = COUNTS[size];
  const proofs: Proof[] = [];
  for (const what of ['tracks', 'tables', 'files', 'databases'] as const) {
    const first = SEEDS_OF_A_RUN * (1 + (seed % RUNS));
    const { read, failures } = await runBatches({ what, first, count: counts[what], log });
    showFailures(failures, log);
    proofs.push(
      nothingOf(`${grouped(counts[what])} mutated ${NAMES[what]} (${grouped(read)} read): failures`, failures.length),
    );
  }
  const request = { count: counts.calls, seed, log };
  proofs.push(...(await onEachDatabase(options, (database, name) => callsOn(name, database, request))));
  return proofs;
};

async function callsOn(
  name: string,
  database: TestDatabase,
  { count, seed, log }: CallsRequest,
): Promise<readonly Proof[]> {
  const errors: string[] = [];
  const server = await startTestServer({ database, log: (line) => errors.push(...(isError(line) ? [line] : [])) });
  try {
    const { succeeded, failures, isUntouched } = await runCalls(server, { count, seed, log });
    showFailures([...failures, ...errors], log);
    const calls = `${grouped(count)} mutated calls on ${name} (${grouped(succeeded)} succeeded)`;
    return [
      nothingOf(`${calls}: status 500, a shape that is not documented, or another pilot’s data`, failures.length),
      nothingOf(`${calls}: errors in the log`, errors.length),
      nothingOf(`${calls}: other pilots whose logbook is changed`, isUntouched ? 0 : 1),
    ];
  } finally {
    await server.close();
  }
}

function isError(line: string): boolean {
  return Number(/"level":(\d+)/.exec(line)?.[1]) >= 50;
}

function showFailures(failures: readonly string[], log: (line: string) => void): void {
  for (const failure of failures.slice(0, SHOWN)) log(failure);
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
