import { chromium, type Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { launchOptions, newestChromium } from '#test/run/chromium';
import type { Visitor } from '#test/servers/visitor';
import { logIn } from './load-bench.ts';
import type { BenchRow } from './row.ts';
import { coldMedian, inNewBrowser, type PageVisit } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const EMAIL = 'track@example.org';
const FIXES = 36_000;
const MOST_COLD = 3.5;
const MOST_MOVE_MS = 8;
const CHARTS = ['figure canvas', 4] as const;

/** A flight of 36,000 fixes in a real browser: time from navigation to its four charts, and time of a cursor move. */
export async function trackBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, { flights: 1, tracks: 0 });
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const visitor = await logIn(url, EMAIL);
    const flightId = await addLongFlight(visitor);
    const plain = await coldMedian({ browser, visitor, address: `${url}/flight/1`, shown: ['h1', 1] });
    const address = `${url}/flight/${flightId}`;
    const charts = await coldMedian({ browser, visitor, address, shown: CHARTS });
    return rowsOf({ plain, charts, ...(await measureMoves({ browser, visitor, address })) });
  } finally {
    await browser.close();
    await stop();
  }
}

async function addLongFlight(visitor: Visitor): Promise<number> {
  const igc = longTrack({ fixes: FIXES, random: seededRandom(FIXES) });
  const data = { id: 0, date: '2026-06-20', time: '07:00', igc, igcFileName: 'long.igc' };
  const { body } = await visitor.post<{ savedId: number }>('/api/data', { dataType: 'flight', data });
  return body.savedId;
}

/** Returns the time of a pointer move over a chart (four charts, marker and readout, with layout) and over plain text. */
async function measureMoves(visit: PageVisit): Promise<{ readonly move: number; readonly bare: number }> {
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

function rowsOf(found: { plain: number; charts: number; move: number; bare: number }): readonly BenchRow[] {
  return [
    {
      name: '36,000 fixes, cold to charts, against a flight without a track',
      measured: `${found.charts.toFixed(0)} ms`,
      against: `${found.plain.toFixed(0)} ms`,
      ratio: found.charts / found.plain,
      aim: `≤ ${MOST_COLD}`,
      met: found.charts / found.plain <= MOST_COLD,
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
