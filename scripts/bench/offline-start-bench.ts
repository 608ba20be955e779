import type { BrowserContext } from '@playwright/test';
import { type BenchRow, median, rowAgainstLimit } from './row.ts';
import { shownAfter } from './setup/cold-visit.ts';
import { logInOnDevice, onDevice } from './setup/own-device.ts';

const LOGBOOK = { flights: 10_000, tracks: 1_000 };
const ROWS = ['a[href^="/flight/"]:not([href$="/edit"])', 20] as const;
const RUNS = 5;
/** This machine, and one of a quarter of its speed, with the most milliseconds. */
const LIMITS = [
  [1, 500],
  [4, 1_200],
] as const;

/** Time from navigation without a connection until the flight list shows its first rows: app from the worker, 10,000 flights from the copy. */
export function offlineStartBench(): Promise<readonly BenchRow[]> {
  return onDevice(LOGBOOK, async ({ url, visit }) => {
    const page = await visit.newPage();
    await logInOnDevice(page, url);
    await page.goto(`${url}/flights`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await visit.setOffline(true);
    const rows: BenchRow[] = [];
    for (const [slowness, most] of LIMITS) rows.push(await rowOf(visit, url, { slowness, most }));
    return rows;
  });
}

async function rowOf(
  visit: BrowserContext,
  url: string,
  { slowness, most }: { readonly slowness: number; readonly most: number },
): Promise<BenchRow> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await visit.newPage();
    const devTools = await visit.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    times.push(await shownAfter(page, { address: `${url}/flights`, shown: ROWS }));
    await page.close();
  }
  const name = `offline start with ${LOGBOOK.flights} flights to its rows, processor ${slowness} times slower`;
  return rowAgainstLimit(name, { measured: median(times), most, unit: 'ms' });
}
