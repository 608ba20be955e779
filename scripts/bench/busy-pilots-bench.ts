import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeManyPilots } from '#test/builders/many-pilots';
import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import type { ActionName, ClientReport, ClientRequest } from './busy/run-client.ts';
import type { BenchRow } from './row.ts';
import { PASSWORD } from './setup/logbooks.ts';

const PLAN = { pilots: 200, seconds: 60, warmUpS: 30 };
const LOGBOOK = { flights: 300, tracks: 2 };
const SEED = 1;
const MOST_P99_MS = 100;
const SHOWN = 10;
const PROGRAM = join(import.meta.dirname, 'busy/client-process.ts');

/** 200 pilots with 300 flights each use the built server for a minute, each with an action every second, on both databases. */
export async function busyPilotsBench(): Promise<readonly BenchRow[]> {
  const file = await createSqliteFile();
  const onFile = await rowsOn('SQLite', file).finally(() => file.remove());
  const { database, remove } = await startOwnPostgres();
  return [...onFile, ...(await rowsOn('PostgreSQL', database).finally(remove))];
}

async function rowsOn(name: string, database: TestDatabase): Promise<readonly BenchRow[]> {
  await makeManyPilots(database, PLAN.pilots, LOGBOOK);
  const port = await freePort();
  const server = await startServerProcess(database, { port });
  try {
    const request = { ...PLAN, url: `http://127.0.0.1:${port}`, password: PASSWORD, seed: SEED };
    const { times, errors } = await runApart(request);
    for (const error of errors.slice(0, SHOWN)) console.log(error);
    const p99Of = (isWanted: (action: ActionName) => boolean): number =>
      percentile(
        times.flatMap(({ name: action, ms }) => (isWanted(action) ? [ms] : [])),
        0.99,
      );
    const p99 = p99Of((action) => action !== 'login');
    const logins = p99Of((action) => action === 'login');
    return [
      {
        name: `p99 of ${times.length} actions of ${PLAN.pilots} pilots on ${name}, but logins, against that of logins`,
        measured: `${p99} ms`,
        against: `${logins} ms`,
        ratio: p99 / logins,
        aim: `≤ ${MOST_P99_MS} ms, no errors`,
        met: p99 <= MOST_P99_MS && errors.length === 0,
      },
    ];
  } finally {
    await server.kill();
  }
}

/** The pilots are in a process of their own: what they cost is not the server's. */
async function runApart(request: ClientRequest): Promise<ClientReport> {
  const client = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
  client.send(request);
  const [report]: ClientReport[] = await once(client, 'message');
  client.disconnect();
  if (!report) throw new Error('The client did not report');
  return report;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
