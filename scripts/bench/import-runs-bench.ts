import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PartResponse } from '#contract/import/imports';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { signUpPilot, type Visitor } from '#test/servers/visitor';
import type { BenchRow } from './row.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';
import { worstDelta } from './setup/watched-delta.ts';

const [FLIGHTS, PART] = [1_000, 10];
/** Half a megabyte each. */
const FIXES = 13_500;
const VARIANTS = 20;
const [MOST_S, MOST_DELTA_MS, QUIET_MS] = [60, 250, 2_000];

/** An import of a thousand tracks, part by part, and how long another pilot's delta takes meanwhile. */
export async function importRunsBench(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess(await newDataFolder());
  try {
    const pilot = await signUpPilot(server.url, 'a bench for pilots', 'runs@example.org');
    const other = await signUpPilot(server.url, 'a bench for pilots', 'other@example.org');
    const quiet = await worstDelta(server.url, other, () => setTimeout(QUIET_MS));
    const random = seededRandom(11);
    const tracks = Array.from({ length: VARIANTS }, () => longTrack({ fixes: FIXES, random }));
    let seconds = 0;
    const delay = await worstDelta(server.url, other, async () => {
      const start = performance.now();
      await importAll(pilot, tracks);
      seconds = (performance.now() - start) / 1_000;
    });
    return [
      {
        name: `${FLIGHTS} flights with tracks of half a megabyte imported by parts`,
        measured: `${seconds.toFixed(1)} s`,
        against: `${MOST_S} s`,
        ratio: seconds / MOST_S,
        aim: `≤ ${MOST_S} s`,
        met: seconds <= MOST_S,
      },
      {
        name: '99 of 100 deltas of another pilot meanwhile',
        measured: `${delay.p99.toFixed(0)} ms (worst ${delay.worst.toFixed(0)})`,
        against: `${quiet.p99.toFixed(0)} ms when quiet`,
        ratio: delay.p99 / quiet.p99,
        aim: `≤ ${MOST_DELTA_MS} ms`,
        met: delay.p99 <= MOST_DELTA_MS,
      },
    ];
  } finally {
    await server.close();
  }
}

async function importAll(pilot: Visitor, tracks: readonly string[]): Promise<void> {
  const started = { clientKey: randomUUID(), source: 'tracks.zip', filesNum: FLIGHTS };
  const { importId } = (await pilot.post<{ importId: number }>('/api/imports', started)).body;
  let lastModified = 0;
  for (let first = 0; first < FLIGHTS; first += PART) {
    const flights = Array.from({ length: PART }, (_, index) => ({
      ref: `track ${first + index}`,
      date: '2026-05-03',
      igc: `${tracks[(first + index) % VARIANTS]}LXXX ${first + index}\r\n`,
      igcFileName: `${first + index}.igc`,
    }));
    const part = { clientKey: randomUUID(), lastModified, flights };
    const { status, body } = await pilot.post<PartResponse>(`/api/imports/${importId}/parts`, part);
    const isWhole = status === 200 && body.results.every(({ state }) => state === 'saved');
    if (!isWhole) throw new Error(`A part failed with status ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    lastModified = body.lastModified;
  }
}
