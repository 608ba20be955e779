import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, median } from './row.ts';
import { inNewBrowser, shownAfter } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'first@example.org';
const ROWS = 'a[href^="/flight/"]:not([href$="/edit"])';
const RUNS = 5;
/** Each response arrives this much later, as over a mobile network. */
const LATENCY_MS = 150;
const MOST_BYTES = 130_000;
const MOST_REQUESTS = 20;
const MOST_TIMES = 3;

/** What a browser with an empty cache loads until the flight list shows its rows. */
interface FirstLoad {
  /** Paths of all requests. */
  readonly paths: readonly string[];
  readonly rowsMs: number;
  /** Time of a single file over the same network. */
  readonly fileMs: number;
}

/** Requests, JavaScript and time until the flight list shows its rows in a browser with an empty cache. */
export async function firstLoadBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, { flights: 20, tracks: 0 });
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const visit = { browser, visitor: await logIn(url, EMAIL), address: url };
    const loads: FirstLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) loads.push(await inNewBrowser(visit, (page) => firstLoad(page, url)));
    return await rowsOf(loads);
  } finally {
    await browser.close();
    await stop();
  }
}

async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const fileMs = await shownAfter(page, { address: `${url}${await iconPath(url)}`, shown: ['svg', 1] });
  const rowsMs = await shownAfter(page, { address: `${url}/flights`, shown: [ROWS, 1] });
  await page.waitForLoadState('networkidle');
  return { paths: await pathsUntil(page, rowsMs), rowsMs, fileMs };
}

async function iconPath(url: string): Promise<string> {
  return /href="([^"]+\.svg)"/.exec(await (await fetch(url)).text())?.[1] ?? '/';
}

/** Returns the paths of the requests that had begun by then: the list loads more once its rows are shown. */
function pathsUntil(page: Page, milliseconds: number): Promise<readonly string[]> {
  return page.evaluate(
    (until) =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    milliseconds,
  );
}

async function rowsOf(loads: readonly FirstLoad[]): Promise<readonly BenchRow[]> {
  const paths = loads[0]?.paths ?? [];
  const scripts = paths.filter((path) => path.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sizesOf));
  const [plain, compressed] = [sum(sizes.map(([size]) => size)), sum(sizes.map(([, size]) => size))];
  const [rowsMs, fileMs] = [median(loads.map((load) => load.rowsMs)), median(loads.map((load) => load.fileMs))];
  return [
    {
      name: `JavaScript to the flight list, ${scripts.length} files, gzip against plain`,
      measured: `${(compressed / 1_000).toFixed(1)} KB`,
      against: `${(plain / 1_000).toFixed(0)} KB`,
      ratio: compressed / plain,
      aim: `≤ ${MOST_BYTES / 1_000} KB`,
      met: compressed <= MOST_BYTES,
    },
    {
      name: 'requests until the flight list shows its rows',
      measured: `${paths.length}`,
      against: `${MOST_REQUESTS}`,
      ratio: paths.length / MOST_REQUESTS,
      aim: `≤ ${MOST_REQUESTS}`,
      met: paths.length <= MOST_REQUESTS,
    },
    {
      name: `rows of the flight list against one file, ${LATENCY_MS} ms of latency, empty cache`,
      measured: `${rowsMs.toFixed(0)} ms`,
      against: `${fileMs.toFixed(0)} ms`,
      ratio: rowsMs / fileMs,
      aim: `≤ ${MOST_TIMES}`,
      met: rowsMs / fileMs <= MOST_TIMES,
    },
  ];
}

/** Returns the bytes of a script as built and compressed by gzip. */
async function sizesOf(path: string): Promise<readonly [plain: number, compressed: number]> {
  const file = join(WEB_FOLDER, path);
  return [(await readFile(file)).length, (await stat(`${file}.gz`)).size];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
