import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { makeManyPilots } from '#test/proofs/million/many-pilots';
import { nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { PASSWORD } from '../../../scripts/bench/setup/logbooks.ts';
import { ACTION_NAMES, type ActionName } from './mixed-pilot.ts';
import { measureProcess, type ProcessUsage } from './process-usage.ts';
import { type ClientReport, type ClientRequest, runClient } from './run-client.ts';

type Plan = Pick<ClientRequest, 'pilots' | 'seconds' | 'warmUpS'> & { readonly flights: number };

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { pilots: 10, seconds: 1.5, warmUpS: 0.5, flights: 40 },
  full: { pilots: 200, seconds: 60, warmUpS: 30, flights: 300 },
};
const TRACKS = 2;
const MOST_P99_MS = 100;
/** Of the memory, in a minute: garbage that is not yet collected is more or less at the end than at the start. */
const MOST_GROWTH = 0.1;
const SHOWN = 10;
const PROGRAM = join(import.meta.dirname, 'client-process.ts');

/** Many pilots use the built server at the same time; the short form claims nothing about time and memory. */
export const load: ProofProgram = async (options) => {
  if (options.size === 'full') return onEachDatabase(options, (database, name) => loadOf(name, database, options));
  const database = await createSqliteFile();
  return loadOf('SQLite', database, options).finally(() => database.remove());
};

async function loadOf(
  name: string,
  database: TestDatabase,
  { size, seed, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const plan = PLANS[size];
  await makeManyPilots(database, plan.pilots, { flights: plan.flights, tracks: TRACKS });
  const port = await freePort();
  const server = await startServerProcess(database, { port });
  try {
    const request = { ...plan, url: `http://127.0.0.1:${port}`, password: PASSWORD, seed };
    const { report, usage } = await (size === 'full' ? runApart : runHere)(request, server.pid);
    for (const error of report.errors.slice(0, SHOWN)) log(error);
    const errors = nothingOf(`${name}: errors of ${plan.pilots} pilots in ${plan.seconds} s`, report.errors.length);
    return [errors, ...(size === 'full' ? usageProofs(name, plan, { report, usage, log }) : [someCalls(name, report)])];
  } finally {
    await server.kill();
  }
}

interface Outcome {
  readonly report: ClientReport;
  readonly usage: ProcessUsage;
}

async function runHere(request: ClientRequest, pid: number): Promise<Outcome> {
  const stop = measureProcess(pid);
  const report = await runClient(request, () => undefined);
  return { report, usage: stop() };
}

/** With the pilots in a process of their own. */
async function runApart(request: ClientRequest, pid: number): Promise<Outcome> {
  const client = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
  client.send(request);
  await once(client, 'message');
  const stop = measureProcess(pid);
  const [report]: ClientReport[] = await once(client, 'message');
  const usage = stop();
  client.disconnect();
  if (!report) throw new Error('The client did not report');
  return { report, usage };
}

function someCalls(name: string, { times }: ClientReport): Proof {
  return { claim: `${name}: actions of the pilots`, aim: '> 0', measured: String(times.length), met: times.length > 0 };
}

function usageProofs(
  name: string,
  { seconds }: Plan,
  { report, usage, log }: Outcome & { readonly log: (line: string) => void },
): readonly Proof[] {
  const timesOf = (isWanted: (action: ActionName) => boolean): readonly number[] =>
    report.times.flatMap(({ name: action, ms }) => (isWanted(action) ? [ms] : []));
  for (const action of ACTION_NAMES) {
    const times = timesOf((one) => one === action);
    log(`${name} ${action}: ${times.length}, p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)} ms`);
  }
  const [others, logins] = [timesOf((action) => action !== 'login'), timesOf((action) => action === 'login')];
  const p99 = percentile(others, 0.99);
  const growth = usage.slopeMb / usage.meanMb;
  const share = (cpuMs: number): string => `${((cpuMs / seconds / 1_000) * 100).toFixed(0)} %`;
  return [
    {
      claim: `${name}: p99 of ${others.length} actions beside ${logins.length} logins (p50 ${percentile(others, 0.5)} ms; logins p99 ${percentile(logins, 0.99)} ms)`,
      aim: `≤ ${MOST_P99_MS} ms`,
      measured: `${p99} ms`,
      met: p99 <= MOST_P99_MS,
    },
    {
      claim: `${name}: growth of the server’s memory in a minute, of ${usage.meanMb.toFixed(0)} MB`,
      aim: `≤ ${MOST_GROWTH * 100} %`,
      measured: `${(growth * 100).toFixed(1)} %`,
      met: growth <= MOST_GROWTH,
    },
    {
      claim: `${name}: CPU of the server; the client takes ${share(report.cpuMs)} of a core beside it`,
      aim: 'no aim',
      measured: share(usage.cpuMs),
      met: true,
    },
  ];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
