import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, median } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'first@example.org';
const ROWS = 'a[href^="/flight/"]:not([href$="/edit"])';
const RUNS = 5;
/** Each response arrives this much later, as over a mobile network. */
const LATENCY_MS = 150;
const MOST_BYTES = 100_000;
const MOST_REQUESTS = 10;
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
  const server = await listen(buildApp(context, WEB_FOLDER), { port: 0, host: '127.0.0.1' });
  try {
    return await rowsOf(await firstLoads(`http://127.0.0.1:${server.port}`));
  } finally {
    await server.close();
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

async function firstLoads(url: string): Promise<readonly FirstLoad[]> {
  const { cookies } = await logIn(url, EMAIL);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const loads: FirstLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext();
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
      loads.push(await firstLoad(context, url));
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}

async function firstLoad(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const fileMs = await timeTo(page, `${url}${await iconPath(url)}`, 'svg');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const rowsMs = await timeTo(page, `${url}/flights`, ROWS);
  return { paths: [...paths], rowsMs, fileMs };
}

async function iconPath(url: string): Promise<string> {
  return /href="([^"]+\.svg)"/.exec(await (await fetch(url)).text())?.[1] ?? '/';
}

async function timeTo(page: Page, address: string, selector: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(selector);
  return performance.now() - start;
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
