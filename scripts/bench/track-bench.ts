import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { longTrack } from '#server/demo/long-track';
import { seededRandom } from '#server/demo/random';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import { launchOptions, newestChromium } from '#test/run/chromium';
import type { Visitor } from '#test/servers/visitor';
import { logIn } from './load-bench.ts';
import { type BenchRow, median } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'track@example.org';
const FIXES = 36_000;
const COLD_RUNS = 5;
const MOST_COLD_MS = 500;
const MOST_MOVE_MS = 8;
const CHARTS = 4;
const VIEWPORT = { width: 1280, height: 800 };

/** A flight of 36,000 fixes in a real browser: time from navigation to four charts, and time of a cursor move. */
export async function trackBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, { flights: 1, tracks: 0 });
  const server = await listen(buildApp(context, WEB_FOLDER), { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const visitor = await logIn(url, EMAIL);
    const flightId = await addLongFlight(visitor);
    const plain = await coldMedian({ browser, visitor, address: `${url}/flight/1`, shown: ['h1', 1] });
    const address = `${url}/flight/${flightId}`;
    const charts = await coldMedian({ browser, visitor, address, shown: ['figure canvas', CHARTS] });
    return rowsOf({ plain, charts, ...(await measureMoves({ browser, visitor, address })) });
  } finally {
    await browser.close();
    await server.close();
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

async function addLongFlight(visitor: Visitor): Promise<number> {
  const igc = longTrack({ fixes: FIXES, random: seededRandom(FIXES) });
  const data = { id: 0, date: '2026-06-20', time: '07:00', igc, igcFileName: 'long.igc' };
  const { body } = await visitor.post<{ savedId: number }>('/api/data', { dataType: 'flight', data });
  return body.savedId;
}

interface PreSession {
  readonly browser: Browser;
  readonly visitor: Visitor;
  readonly address: string;
}

interface ColdVisit extends PreSession {
  /** The elements to wait for: a selector and a number of matches. */
  readonly shown: readonly [selector: string, count: number];
}

/** Returns the median milliseconds from navigation until the elements are painted, with an empty cache each time. */
async function coldMedian(visit: ColdVisit): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) times.push(await inNewBrowser(visit, (page) => cold(page, visit)));
  return median(times);
}

async function cold(page: Page, { address, shown: [selector, count] }: ColdVisit): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    ([wanted, least]) =>
      new Promise<number>((resolve) => {
        const painted = (): void => resolve(performance.now());
        const look = (): void => {
          const isThere = document.querySelectorAll(wanted).length >= least;
          requestAnimationFrame(isThere ? () => setTimeout(painted) : look);
        };
        look();
      }),
    [selector, count] as const,
  );
}

/** Returns the time of a pointer move over a chart (four charts, marker and readout, with layout) and over plain text. */
async function measureMoves(visit: PreSession): Promise<{ readonly move: number; readonly bare: number }> {
  return inNewBrowser(visit, async (page) => {
    await page.goto(visit.address);
    await page.waitForSelector('.maplibregl-marker');
    await page.waitForLoadState('networkidle');
    return { move: await meanMove(page, 'figure .u-over'), bare: await meanMove(page, 'h1') };
  });
}

function meanMove(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (target) => {
    const over = document.querySelector(target);
    const box = over?.getBoundingClientRect();
    if (!over || !box) return Number.NaN;
    const moves = 200;
    let spent = 0;
    for (let i = 0; i < moves; i += 1) {
      const start = performance.now();
      const clientX = box.left + ((i * 37) % box.width);
      over.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: box.top + 9, bubbles: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      spent += performance.now() - start;
      if (i % 20 === 0) await new Promise(requestAnimationFrame);
    }
    return spent / moves;
  }, selector);
}

async function inNewBrowser<Result>(
  { browser, visitor, address }: PreSession,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context: BrowserContext = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  // tsx wraps named functions in this helper, which is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: new URL('/', address).href })),
  );
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

function rowsOf(found: { plain: number; charts: number; move: number; bare: number }): readonly BenchRow[] {
  return [
    {
      name: '36,000 fixes, cold to charts, against a flight without a track',
      measured: `${found.charts.toFixed(0)} ms`,
      against: `${found.plain.toFixed(0)} ms`,
      ratio: found.charts / found.plain,
      aim: `≤ ${MOST_COLD_MS} ms`,
      met: found.charts <= MOST_COLD_MS,
    },
    {
      name: 'one cursor move over four charts and map, against a move over text',
      measured: `${found.move.toFixed(2)} ms`,
      against: `${found.bare.toFixed(2)} ms`,
      ratio: found.move / found.bare,
      aim: `≤ ${MOST_MOVE_MS} ms`,
      met: found.move <= MOST_MOVE_MS,
    },
  ];
}
