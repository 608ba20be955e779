import { rm } from 'node:fs/promises';
import { metres, minutes } from '#domain/units';
import { findPilot } from '#server/repositories/pilots';
import type { AppContext } from '#server/services/app-context';
import { saveToLogbook } from '#server/services/logbook/save';
import { prepareOnCallingThread } from '#server/services/tracks/prepare-on-thread';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { type BenchRow, median, millisecondsOf } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const FIXES = 7_200;
const RUNS = 60;
const WARM_UP = 15;
const MOST = 1.25;

/**
 * Time of durably saving a flight with a track that is not known yet, against its parts: the same save without a track, and
 * reading, analysing and compressing the track. Whatever else is computed of a track must not be waited for.
 */
export async function saveTrackBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  try {
    const save = await savingIn(context);
    const track = longTrack({ fixes: FIXES, random: seededRandom(FIXES) });
    const runs: { readonly whole: number; readonly plain: number; readonly prepared: number }[] = [];
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const text = `${track}LXXX ${run}\r\n`; // Another file each time: a known one is not stored again.
      const prepared = await millisecondsOf(() =>
        prepareOnCallingThread({ text, encoding: 'utf-8', fileName: 'a.igc', range: null, date: null }),
      );
      const [plain, whole] = [
        await millisecondsOf(() => save()),
        await millisecondsOf(() => save({ igc: text, igcFileName: 'a.igc' })),
      ];
      if (run >= 0) runs.push({ whole, plain, prepared });
    }
    return [rowOf(runs)];
  } finally {
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

function rowOf(runs: readonly { whole: number; plain: number; prepared: number }[]): BenchRow {
  const [whole, plain] = [median(runs.map((run) => run.whole)), median(runs.map((run) => run.plain))];
  const prepared = median(runs.map((run) => run.prepared));
  const ratio = whole / (plain + prepared);
  return {
    name: `one saved flight with a track of ${FIXES} fixes against saving it without, and reading and compressing the track`,
    measured: `${whole.toFixed(2)} ms`,
    against: `${plain.toFixed(2)} + ${prepared.toFixed(2)} ms`,
    ratio,
    aim: `≤ ${MOST}`,
    met: ratio <= MOST,
  };
}

/** What every saved flight has. */
const FLIGHT = {
  date: '2026-05-03',
  time: '13:05',
  siteId: 1,
  gliderId: 1,
  altitude: metres(1_850),
  airtime: minutes(75),
  remarks: 'Late start, good climb over the ridge.',
  tags: [],
  igcEncoding: 'utf-8',
  igcRange: null,
  igcFileName: null,
} as const;

/** The track of a flight that is saved. */
interface SavedTrack {
  readonly igc?: string;
  readonly igcFileName?: string;
}

/** Returns a function that saves a new flight of a new pilot with 1,000, as a browser that is up to date does: with an older revision each response would contain many flights. */
async function savingIn(context: AppContext): Promise<(track?: SavedTrack) => Promise<void>> {
  const pilotId = await makeLogbook(context, 'save@example.org', { flights: 1_000, tracks: 0 });
  let marker = (await findPilot(context.db, pilotId))?.revision ?? 0;
  return async (track = {}) => {
    const reply = await saveToLogbook(context, pilotId, {
      dataType: 'flight',
      data: { ...FLIGHT, ...track, id: 0 },
      lastModified: marker,
      clientKey: crypto.randomUUID(),
      encoding: null,
    });
    if ('response' in reply) marker = reply.response.lastModified;
  };
}
