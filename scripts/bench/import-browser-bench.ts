import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, rowAgainstLimit } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';
import { watchedTab } from './setup/tab-memory.ts';
import { writeTrackZip, ZIPPED_TRACKS } from './setup/track-zip.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'importer@example.org';
const MOST = { seconds: 60, megabytes: 300, taskMs: 100, stopMs: 1_000 };
/** Reading is stopped once so many files are read. */
const READ_BEFORE_STOP = 50;
const REVIEW_MS = 600_000;

/** What a browser does with a thousand tracks. */
interface Reviewed {
  readonly seconds: number;
  /** Of the tab's process, at most and before the files were given. */
  readonly peakMb: number;
  readonly quietMb: number;
  /** The longest time that the page could not respond, in milliseconds. */
  readonly longestMs: number;
  readonly stopMs: number;
}

/** Time and memory of a tab from a ZIP of 500 MB to the review, how long the page is held up, and how soon it stops. */
export async function importBrowserBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, { flights: 20, tracks: 0 });
  const server = await listen(buildApp(context, WEB_FOLDER), { port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const zip = join(dataFolder, 'tracks.zip');
    const megabytes = writeTrackZip(zip);
    const page = await importPage(browser, `http://127.0.0.1:${server.port}`);
    return rowsOf(await reviewed(browser, page, zip), `${ZIPPED_TRACKS} tracks of ${megabytes.toFixed(0)} MB`);
  } finally {
    await browser.close();
    await server.close();
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

async function importPage(browser: Browser, url: string): Promise<Page> {
  const { cookies } = await logIn(url, EMAIL);
  const context = await browser.newContext();
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/flights`);
  await page
    .getByRole('link', { name: /^Jan|^Feb|20\d\d/ })
    .first()
    .waitFor();
  return page;
}

async function reviewed(browser: Browser, page: Page, zip: string): Promise<Reviewed> {
  const stopMs = await stopped(page, zip);
  await chooseFiles(page);
  const tab = await watchedTab(browser, page);
  const quietMb = await tab.megabytes();
  await watchTasks(page);
  const start = performance.now();
  await page.getByLabel('Files to import').setInputFiles(zip);
  await review(page);
  const seconds = (performance.now() - start) / 1_000;
  const { longestMs } = await page.evaluate(() => ({ longestMs: Reflect.get(window, 'longestTask') ?? 0 }));
  return { seconds, quietMb, peakMb: await tab.peak(), longestMs, stopMs };
}

/** Returns how long it takes from Stop to the end of reading; then what was read is compared. */
async function stopped(page: Page, zip: string): Promise<number> {
  await chooseFiles(page);
  await page.getByLabel('Files to import').setInputFiles(zip);
  await page.waitForFunction(
    (least) => Number(/^(\d+) of /.exec(document.querySelector('progress + div')?.textContent ?? '')?.[1]) >= least,
    READ_BEFORE_STOP,
    { timeout: REVIEW_MS },
  );
  const stop = page.getByRole('button', { name: 'Stop' });
  const start = performance.now();
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  const elapsed = performance.now() - start;
  await page.getByText('Reading was stopped').waitFor({ timeout: REVIEW_MS });
  return elapsed;
}

async function chooseFiles(page: Page): Promise<void> {
  await page.goto(new URL('/import', page.url()).href);
  await page.getByLabel('Files to import').waitFor({ state: 'attached' });
}

async function review(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached', timeout: REVIEW_MS });
  await page.getByRole('row').nth(1).waitFor();
}

function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      Reflect.set(window, 'longestTask', longest);
    }).observe({ type: 'longtask' });
  });
}

function rowsOf({ seconds, peakMb, quietMb, longestMs, stopMs }: Reviewed, what: string): readonly BenchRow[] {
  return [
    rowAgainstLimit(`${what} in a ZIP to the review in a browser`, {
      measured: seconds,
      most: MOST.seconds,
      unit: 's',
    }),
    rowAgainstLimit(`memory of the tab, which had ${quietMb.toFixed(0)} MB before`, {
      ...{ measured: peakMb, most: MOST.megabytes, unit: 'MB' },
    }),
    rowAgainstLimit('longest task of the page meanwhile', { measured: longestMs, most: MOST.taskMs, unit: 'ms' }),
    rowAgainstLimit('from Stop to the end of reading', { measured: stopMs, most: MOST.stopMs, unit: 'ms' }),
  ];
}
