import type { TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { startTestServer } from '#test/servers/server';
import { type CallsRequest, runCalls } from './run-calls.ts';

/** How many calls on each database. */
const COUNTS: Readonly<Record<ProofOptions['size'], number>> = { short: 60, long: 300, full: 100_000 };
const LEVEL_OF_ERRORS = 50;
const SHOWN = 20;

/** Sends mutated calls of every endpoint to a server on each database. */
export const mutatedCalls: ProofProgram = (options) => {
  const { size, seed, log } = options;
  const request = { count: COUNTS[size], seed, log };
  return onEachDatabase(options, (database, name) => callsOn(name, database, request));
};

async function callsOn(name: string, database: TestDatabase, request: CallsRequest): Promise<readonly Proof[]> {
  const errors: string[] = [];
  const server = await startTestServer({ database, log: (line) => errors.push(...(isError(line) ? [line] : [])) });
  try {
    const { succeeded, failures, isUntouched } = await runCalls(server, request);
    for (const error of errors.slice(0, SHOWN)) request.log(error);
    const calls = `${request.count} mutated calls on ${name} (${succeeded} succeeded)`;
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
  return Number(/"level":(\d+)/.exec(line)?.[1]) >= LEVEL_OF_ERRORS;
}
