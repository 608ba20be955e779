import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import { bytesOf, flownPath, igcFile } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, rowAgainstLimit } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'importer@example.org';
const MOST = { seconds: 240, megabytes: 300 };
const REVIEW_MS = 600_000;

/** What a browser does with ten thousand tracks. */
interface Reviewed {
  readonly seconds: number;
  /** Of the tab's process, at most and before the files were given. */
  readonly peakMb: number;
  readonly quietMb: number;
}

/** Time and memory of a tab from a ZIP of 10,000 tracks to the review. */
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
  await chooseFiles(page);
  const tab = await watchedTab(browser, page);
  const quietMb = await tab.megabytes();
  const start = performance.now();
  await page.getByLabel('Files to import').setInputFiles(zip);
  await review(page);
  const seconds = (performance.now() - start) / 1_000;
  return { seconds, quietMb, peakMb: await tab.peak() };
}

async function chooseFiles(page: Page): Promise<void> {
  await page.goto(new URL('/import', page.url()).href);
  await page.getByLabel('Files to import').waitFor({ state: 'attached' });
}

async function review(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached', timeout: REVIEW_MS });
  await page.getByRole('row').nth(1).waitFor();
}

function rowsOf({ seconds, peakMb, quietMb }: Reviewed, what: string): readonly BenchRow[] {
  return [
    rowAgainstLimit(`${what} in a ZIP to the review in a browser`, {
      measured: seconds,
      most: MOST.seconds,
      unit: 's',
    }),
    rowAgainstLimit(`memory of the tab, which had ${quietMb.toFixed(0)} MB before`, {
      ...{ measured: peakMb, most: MOST.megabytes, unit: 'MB' },
    }),
  ];
}

/** The memory of a tab's process: its own, and its share of what it has in common with others. Linux only: it reads `/proc`. */
interface WatchedTab {
  readonly megabytes: () => Promise<number>;
  /** Ends the watch, and returns the most so far. */
  readonly peak: () => Promise<number>;
}

const INTERVAL_MS = 200;
const PSS = /^Pss:\s+(\d+) kB/m;

/** Watches the memory of a page's process, the only one of its browser that shows a page. */
async function watchedTab(browser: Browser, page: Page): Promise<WatchedTab> {
  const id = await processOf(browser, page);
  let most = 0;
  const measure = async (): Promise<number> => {
    const now = await megabytesOf(id);
    most = Math.max(most, now);
    return now;
  };
  const timer = setInterval(() => void measure(), INTERVAL_MS);
  return {
    megabytes: measure,
    peak: async () => {
      clearInterval(timer);
      await measure();
      return most;
    },
  };
}

/** The renderer that has used the most time of the CPU: others are spare ones. */
async function processOf(browser: Browser, page: Page): Promise<number> {
  await page.bringToFront();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const [busiest] = renderers.toSorted((a, b) => b.cpuTime - a.cpuTime);
  if (!busiest) throw new Error('The tab has no process');
  return busiest.id;
}

async function megabytesOf(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
  return Number(PSS.exec(text)?.[1] ?? 0) / 1_024;
}

/** How many tracks the ZIP has. */
const ZIPPED_TRACKS = 10_000;
/** Fixes of a track: 50 KB. */
const FIXES = 1_440;
const MEGABYTE = 2 ** 20;
const DAY_MS = 86_400_000;

/** Writes a ZIP of 10,000 tracks, one long flight each time on another day. Returns the megabytes that it holds. */
function writeTrackZip(path: string): number {
  const start = { at: 28_800, lat: 46.6, lng: 7.2, altitude: 1_600 };
  const fixes = flownPath(start, [{ seconds: FIXES, speed: 10, turn: 1, climb: 0.05 }]);
  const text = igcFile({ fixes, date: '2020-01-01' });
  const drafts = Array.from({ length: ZIPPED_TRACKS }, (_, day) => {
    const date = new Date(Date.UTC(1996, 0, 1) + day * DAY_MS).toISOString();
    const content = bytesOf(
      text.replace('HFDTE010120', `HFDTE${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)}`),
    );
    return { name: `${date.slice(0, 4)}/${day}.igc`, content, packed: deflateRawSync(content, { level: 1 }) };
  });
  writeFileSync(path, zipBytes(drafts));
  return drafts.reduce((sum, { content }) => sum + content.length, 0) / MEGABYTE;
}
