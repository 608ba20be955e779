import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { seededRandom } from '#test/builders/random';
import { DATABASES } from '#test/databases/databases';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { freePort } from '#test/run/free-port';
import { builtProgram } from '#test/servers/built-server';
import { igcNumber, igcOf, importedPart, listedRuns, startedRun, undoneRun } from '#test/servers/import-calls';
import { type Fields, loaded, signUpPilot } from '#test/servers/visitor';

const TIMEOUT_MS = 300_000;
/** After each of them a server starts anew: more in `npm run test:all`. */
const KILLS = process.env.TEST_ALL === undefined ? 1 : 3;
const PART = 6;
const { id: _, ...FLIGHT } = aFlight();

describe.each(DATABASES)('a server on $name that is killed during an import', { timeout: TIMEOUT_MS }, ({ create }) => {
  it('loses nothing and doubles nothing once each call is repeated', async () => {
    const database = await create();
    const port = await freePort();
    let server = await startServer(database, port);
    const random = seededRandom(11);
    /** Repeats a call until it succeeds; the server is killed during the first attempt, and then started again. */
    const withKill = async <Result>(work: () => Promise<Result>, afterMs: number): Promise<Result> => {
      const first = work().catch(() => null);
      await sleep(afterMs);
      await end(server);
      await first;
      server = await startServer(database, port);
      return work();
    };
    try {
      const pilot = await signUpPilot(`http://localhost:${port}`);
      const run = await startedRun(pilot);
      const start = performance.now();
      await importedPart(pilot, run, partNumber(0));
      const usualMs = performance.now() - start;
      for (let number = 1; number <= KILLS; number += 1) {
        const part = partNumber(number);
        const results = await withKill(() => importedPart(pilot, run, part), random() * 1.2 * usualMs);
        expect(results.map(({ state }) => state)).toEqual(Array.from({ length: PART + 1 }, () => 'saved'));
      }
      const { flights, sites } = await loaded(pilot);
      const expected = Array.from({ length: PART * (KILLS + 1) }, (_unused, number) => igcNumber(number));
      expect(sites.map((site) => site.see && site.name)).toEqual(['site']);
      const files = await Promise.all(flights.map(({ id }) => igcOf(pilot, id)));
      expect(files.map(hashOf)).toEqual(expected.map(hashOf));
      expect(await listedRuns(pilot)).toMatchObject([{ counts: { added: PART * (KILLS + 1), sites: 1 } }]);

      const undone = await withKill(() => undoneRun(pilot, run), random() * usualMs);
      expect(undone).toMatchObject({ removed: PART * (KILLS + 1) + 1, kept: [], left: 0 });
      expect(await loaded(pilot)).toMatchObject({ flights: [], sites: [] });
    } finally {
      await end(server);
      await database.remove();
    }
  });
});

function partNumber(number: number): Fields {
  const flights = Array.from({ length: PART }, (_unused, index) => {
    const track = PART * number + index;
    return { ref: `track ${track}`, ...FLIGHT, siteRef: 'site', igc: igcNumber(track) };
  });
  return { clientKey: randomUUID(), sites: [{ ref: 'site', name: 'site' }], flights };
}

async function startServer({ address, folder }: TestDatabase, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [builtProgram('main')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: address.kind === 'postgresql' ? address.url : '',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    },
  });
  await once(server.stdout, 'data');
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
