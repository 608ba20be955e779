import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { type BenchRow, median, rowAgainstLimit } from './row.ts';
import { shownAfter } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook, PASSWORD } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const EMAIL = 'offline@example.org';
const LOGBOOK = { flights: 10_000, tracks: 1_000 };
const ROWS = ['a[href^="/flight/"]:not([href$="/edit"])', 20] as const;
const RUNS = 5;
/** This machine, and one of a quarter of its speed, with the most milliseconds. */
const LIMITS = [
  [1, 500],
  [4, 1_200],
] as const;

/** Time from navigation without a connection until the flight list shows its first rows: app from the worker, 10,000 flights from the copy. */
export async function offlineStartBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, LOGBOOK);
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const visit = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    // tsx wraps named functions in this helper, which is missing in the page.
    await visit.addInitScript('globalThis.__name = (named) => named');
    const page = await visit.newPage();
    await keepOnDevice(page, url);
    await visit.setOffline(true);
    const rows: BenchRow[] = [];
    for (const [slowness, most] of LIMITS) rows.push(await rowOf(visit, url, { slowness, most }));
    return rows;
  } finally {
    await browser.close();
    await stop();
  }
}

/** Logs in on the own device, until copy and app are kept there. */
async function keepOnDevice(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('held') !== null);
  await page.goto(`${url}/flights`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
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
