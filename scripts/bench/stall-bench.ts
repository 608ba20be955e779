import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { newVisitor, signUpPilot, type Visitor } from '#test/servers/visitor';
import { logIn } from './load-bench.ts';
import type { BenchRow } from './row.ts';
import { createBenchContext, makeLogbook, PASSWORD } from './setup/logbooks.ts';
import { newDataFolder, type ServerProcess, startServerProcess } from './setup/server-process.ts';
import { type Delay, worstDelta } from './setup/watched-delta.ts';

const MOST_MS = 250;
const QUIET_MS = 2_000;
const RECORDS = 45_556;
const FLIGHTS = 50_000;
const LOADS = 6;
const TRACKS = 60;
const TRACK_BYTES = 2_000_000;
const SCORED = 100;
const SCORED_FIXES = 3_600;
const MOST_SCORING_MS = 100;
const POLL_MS = 250;
const LOGINS = 500;
const BIG = 'big@example.org';

/** Delay of one pilot's delta while another pilot's heavy work runs. */
export async function stallBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, BIG, { flights: FLIGHTS, tracks: 0 });
  await close();
  const server = await startServerProcess(dataFolder);
  try {
    const other = await signUpPilot(server.url, 'a bench for pilots', 'other@example.org');
    const quiet = await worstDelta(server.url, other, () => setTimeout(QUIET_MS));
    const scoring = await worstDelta(server.url, other, await scoringWork(server));
    const rows: BenchRow[] = [scoringRow(scoring, quiet)];
    for (const [name, work] of Object.entries(WORKS)) {
      const prepared = await work(server);
      rows.push(rowOf(name, await worstDelta(server.url, other, prepared), quiet));
    }
    return [...rows, memoryRow(await server.peakMemory())];
  } finally {
    await server.close();
  }
}

type Work = (server: ServerProcess) => Promise<() => Promise<unknown>>;

const WORKS: Readonly<Record<string, Work>> = {
  [`imports ${RECORDS} rows`]: async ({ url }) => {
    const pilot = await signUpPilot(url, 'a bench for pilots', 'importer@example.org');
    const file = csvOfRecords(RECORDS).slice(0, 2_097_152);
    const whole = file.slice(0, file.lastIndexOf('\r\n'));
    return async () => succeeded(await importCsv(pilot, whole));
  },
  'imports 2 MB of A\\r\\n': async ({ url }) => {
    const pilot = await signUpPilot(url, 'a bench for pilots', 'lines@example.org');
    return () => importCsv(pilot, 'A\r\n'.repeat(699_050));
  },
  [`makes ${LOADS} full loads of ${FLIGHTS} flights`]: async ({ url }) => {
    const pilot = await logIn(url, BIG);
    return () => Promise.all(Array.from({ length: LOADS }, () => fullLoad(pilot)));
  },
  [`exports ${FLIGHTS} flights`]: async ({ url }) => {
    const pilot = await logIn(url, BIG);
    return () => exported(pilot);
  },
  [`saves ${TRACKS} tracks of 2 MB`]: async ({ url }) => {
    const pilot = await signUpPilot(url, 'a bench for pilots', 'tracks@example.org');
    const igc =
      `${longTrack({ fixes: 40_000, random: seededRandom(7) })}${'LXXX A COMMENT\r\n'.repeat(TRACK_BYTES / 16)}`.slice(
        0,
        TRACK_BYTES,
      );
    const data = { id: 0, date: '2026-05-03', igc, igcFileName: 'long.igc' };
    return async () => {
      const saves = Array.from({ length: TRACKS }, () =>
        pilot.post('/api/data', { dataType: 'flight', data, lastModified: 1e9 }),
      );
      for (const save of saves) succeeded(await save);
    };
  },
  [`deletes an account of ${FLIGHTS} flights`]: async ({ url }) => {
    const pilot = await logIn(url, BIG);
    return async () => succeeded(await pilot.post('/api/delete-account', { password: PASSWORD }));
  },
  [`tries ${LOGINS} logins`]: async ({ url }) => {
    const visitors = await Promise.all(Array.from({ length: 10 }, () => visitorWithCookie(url)));
    const tryAll = async (visitor: Visitor, which: number) => {
      const tries = Array.from({ length: LOGINS / 10 }, (_, turn) =>
        visitor.post('/api/login', { email: `nobody-${which}-${turn}@example.org`, password: 'a guess' }),
      );
      await Promise.all(tries);
    };
    return () => Promise.all(visitors.map(tryAll));
  },
};

/** Saves tracks, and waits until all of them are scored: the newest come first. */
async function scoringWork({ url }: ServerProcess): Promise<() => Promise<void>> {
  const pilot = await signUpPilot(url, 'a bench for pilots', 'scored@example.org');
  const random = seededRandom(11);
  const tracks = Array.from({ length: SCORED }, () => longTrack({ fixes: SCORED_FIXES, random }));
  return async () => {
    for (const igc of tracks) {
      const data = { id: 0, date: '2026-05-03', igc, igcFileName: 'scored.igc' };
      succeeded(await pilot.post('/api/data', { dataType: 'flight', data, lastModified: 1e9 }));
    }
    for (let id = 1; id <= tracks.length; id += 1) await scored(pilot, id);
  };
}

async function scored(pilot: Visitor, flightId: number): Promise<void> {
  const path = `/api/flights/${flightId}/track`;
  while ((await pilot.get<{ findings: unknown }>(path)).body.findings === null) await setTimeout(POLL_MS);
}

async function visitorWithCookie(url: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  return visitor;
}

async function fullLoad(pilot: Visitor): Promise<void> {
  const query = new URLSearchParams({ pilotId: String(pilot.pilotId), csrf: pilot.cookies.get('csrf') ?? '' });
  const response = await pilot.ask(`/api/data?${query}`, { headers: { 'accept-encoding': 'br' } });
  if (response.status !== 200) throw new Error(`A load failed with status ${response.status}`);
  await response.arrayBuffer();
}

async function exported(pilot: Visitor): Promise<void> {
  const query = new URLSearchParams({ pilotId: String(pilot.pilotId), csrf: pilot.cookies.get('csrf') ?? '' });
  const response = await pilot.ask(`/api/export?${query}`);
  if (response.status !== 200) throw new Error(`An export failed with status ${response.status}`);
  await response.arrayBuffer();
}

function succeeded({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status !== 200) throw new Error(`A call failed with status ${status}: ${JSON.stringify(body).slice(0, 200)}`);
}

function rowOf(name: string, { worst, usual }: Delay, quiet: Delay): BenchRow {
  return {
    name: `the worst delta of another while one ${name}`,
    measured: `${worst.toFixed(0)} ms (median ${usual.toFixed(0)})`,
    against: `${quiet.worst.toFixed(0)} ms when quiet`,
    ratio: worst / quiet.worst,
    aim: `≤ ${MOST_MS} ms`,
    met: worst <= MOST_MS,
  };
}

function scoringRow({ p99, worst }: Delay, quiet: Delay): BenchRow {
  return {
    name: `99 of 100 deltas of another while ${SCORED} tracks are saved and scored`,
    measured: `${p99.toFixed(0)} ms (worst ${worst.toFixed(0)})`,
    against: `${quiet.p99.toFixed(0)} ms when quiet`,
    ratio: p99 / quiet.p99,
    aim: `≤ ${MOST_SCORING_MS} ms`,
    met: p99 <= MOST_SCORING_MS,
  };
}

function memoryRow(bytes: number): BenchRow {
  return {
    name: 'memory of the server after all that, at its peak',
    measured: `${(bytes / 1e6).toFixed(0)} MB`,
    against: '1,500 MB before',
    ratio: bytes / 1.5e9,
    aim: '≤ 750 MB',
    met: bytes <= 7.5e8,
  };
}
