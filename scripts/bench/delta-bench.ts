import autocannon from 'autocannon';
import { logIn } from './load-bench.ts';
import type { BenchRow } from './row.ts';
import { median } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;
const LEAST_RATIO = 0.6;
const LEAST_A_SECOND = 4_000;

/**
 * Requests a second of a delta without changes, against a route that does no work. `docs/measurements.md` says where the rest of the time
 * goes.
 */
export async function deltaBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, 'delta@example.org', { flights: 1_000, tracks: 0 });
  await close();
  const server = await startServerProcess(dataFolder);
  try {
    const visitor = await logIn(server.url, 'delta@example.org');
    const { body } = await visitor.get<{ lastModified: number }>('/api/data');
    const fields = { pilotId: String(visitor.pilotId), csrf: visitor.cookies.get('csrf') ?? '' };
    const query = new URLSearchParams({ ...fields, lastModified: String(body.lastModified) });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return [await compare(`${server.url}/api/data?${query}`, `${server.url}/bare`, cookie)];
  } finally {
    await server.close();
  }
}

async function compare(delta: string, bare: string, cookie: string): Promise<BenchRow> {
  const rounds: { delta: number; bare: number }[] = [];
  await requestsASecond(delta, cookie);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await requestsASecond(bare, cookie), delta: await requestsASecond(delta, cookie) });
  }
  const ratio = median(rounds.map((round) => round.delta / round.bare));
  const deltas = median(rounds.map((round) => round.delta));
  return {
    name: 'load with nothing new against a bare route, 10 connections',
    measured: `${deltas.toFixed(0)}/s`,
    against: `${median(rounds.map((round) => round.bare)).toFixed(0)}/s`,
    ratio,
    aim: '≥ 0.60 and ≥ 4,000/s: needs plain header objects, not Hono’s secureHeaders',
    met: ratio >= LEAST_RATIO && deltas >= LEAST_A_SECOND,
  };
}

async function requestsASecond(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests failed`);
  return result.requests.average;
}
