import { aFlight } from '#test/builders/items';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { loaded, logInPilot, saved, type Visitor } from '#test/servers/visitor';
import { median } from '../../../scripts/bench/row.ts';
import { PASSWORD } from '../../../scripts/bench/setup/logbooks.ts';

/** Milliseconds of a pilot's calls, the median of many. */
export interface CallTimes {
  readonly save: number;
  readonly delta: number;
  readonly load: number;
}

/** A pilot who measures calls. */
interface Measured {
  readonly pilot: Visitor;
  readonly times: Readonly<Record<keyof CallTimes, number[]>>;
  readonly close: () => Promise<void>;
}

/** A pilot of a database. */
export interface PilotOfDatabase {
  readonly database: TestDatabase;
  readonly email: string;
}

/** Measures the same calls of pilots of several databases in turn, each on the built server, so that the machine's noise is the same for all. */
export async function compareTimes(pilots: readonly PilotOfDatabase[], rounds: number): Promise<readonly CallTimes[]> {
  const measured: Measured[] = [];
  try {
    for (const pilot of pilots) measured.push(await startedFor(pilot));
    for (let round = 0; round < rounds; round += 1) {
      for (const one of measured) await measureRound(one, round);
    }
  } finally {
    await Promise.all(measured.map(({ close }) => close()));
  }
  return measured.map(({ times }) => ({
    save: median(times.save),
    delta: median(times.delta),
    load: median(times.load),
  }));
}

async function startedFor({ database, email }: PilotOfDatabase): Promise<Measured> {
  const port = await freePort();
  const server = await startServerProcess(database, { port });
  const pilot = await logInPilot(`http://127.0.0.1:${port}`, { email, password: PASSWORD });
  return { pilot, times: { save: [], delta: [], load: [] }, close: server.kill };
}

/** A save of the pilot, then what another device of the pilot asks for: only what has changed, and, when it is new, everything. */
async function measureRound({ pilot, times }: Measured, round: number): Promise<void> {
  const { lastModified } = await loaded(pilot, 0);
  const id = 1 + ((round * 37) % 900);
  const timed = async (what: keyof CallTimes, call: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await call();
    times[what].push(performance.now() - start);
  };
  await timed('save', () => saved(pilot, 'flight', aFlight({ id, remarks: `Round ${round}`, lastModified })));
  await timed('delta', () => loaded(pilot, lastModified));
  await timed('load', () => loaded(pilot));
}
