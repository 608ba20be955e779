import { chromium } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import type { BenchRow } from './row.ts';
import { coldMedian } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const [FEW, MANY] = ['few@example.org', 'many@example.org'];
const LARGE = { flights: 10_000, tracks: 1_000 };
const SMALL = { flights: 20, tracks: 2 };
const MOST_MS = 250;
const ROWS = ['a[href^="/flight/"]:not([href$="/edit"])', SMALL.flights] as const;

/** Time from navigation until the flight list shows its first rows: 10,000 flights against 20, with an empty cache. */
export async function coldListBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, FEW, SMALL);
  await makeLogbook(context, MANY, LARGE);
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  const timeOf = async (email: string): Promise<number> =>
    coldMedian({ browser, visitor: await logIn(url, email), address: `${url}/flights`, shown: ROWS });
  try {
    return [rowOf(await timeOf(FEW), await timeOf(MANY))];
  } finally {
    await browser.close();
    await stop();
  }
}

function rowOf(few: number, many: number): BenchRow {
  return {
    name: `cold list of ${LARGE.flights} flights to its rows, against ${SMALL.flights}`,
    measured: `${many.toFixed(0)} ms`,
    against: `${few.toFixed(0)} ms`,
    ratio: many / few,
    aim: `≤ ${MOST_MS} ms`,
    met: many <= MOST_MS,
  };
}
