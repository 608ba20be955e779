import { chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, median } from './row.ts';
import { inNewBrowser, shownAfter } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const [FEW, MANY] = ['few@example.org', 'many@example.org'];
const LARGE = { flights: 10_000, tracks: 10 };
const SMALL = { flights: 20, tracks: 10 };
const FLIGHT = 'main a[href^="/flight/"]:not([href$="/edit"])';
/** The pages, by the link to them, with what is their content. */
const PAGES: readonly (readonly [name: string, link: string, content: string])[] = [
  ['the statistics', 'nav a[href="/stats"]', 'main svg, main canvas'],
  ['the sites', 'nav a[href="/sites"]', 'main a[href^="/site/"]'],
  ['the flights', 'nav a[href="/flights"]', FLIGHT],
  ['a flight', FLIGHT, 'main h1'],
];
/** A fast machine, and one of a quarter of its speed. */
const SLOWNESS = [1, 4];
const RUNS = 5;
/** What is read as an answer to a click. */
const MOST_MS = 300;
const LONGEST_MS = 20_000;

/** Time from a click to the content of the next page, with 10,000 flights against 20. */
export async function clickBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, FEW, SMALL);
  await makeLogbook(context, MANY, LARGE);
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  const timesOf = async (email: string, slowness: number): Promise<readonly number[]> => {
    const visit = { browser, visitor: await logIn(url, email), address: url };
    return inNewBrowser(visit, (page) => clickTimes(page, url, slowness));
  };
  try {
    const rows: BenchRow[] = [];
    for (const slowness of SLOWNESS) {
      const [few, many] = [await timesOf(FEW, slowness), await timesOf(MANY, slowness)];
      rows.push(...PAGES.map(([name], page) => rowOf(name, slowness, [few[page], many[page]])));
    }
    return rows;
  } finally {
    await browser.close();
    await stop();
  }
}

/** The first round loads the bundles of the pages and is not counted. */
async function clickTimes(page: Page, url: string, slowness: number): Promise<readonly number[]> {
  await shownAfter(page, { address: `${url}/flights`, shown: [FLIGHT, 1] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const rounds: (readonly number[])[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const times: number[] = [];
    for (const [, link, content] of PAGES) times.push(await clickTime(page, link, content));
    rounds.push(times);
  }
  return PAGES.map((_, index) => median(rounds.slice(1).map((times) => times[index] ?? Number.NaN)));
}

/** By the clock of the page; its heading must have changed. */
function clickTime(page: Page, link: string, content: string): Promise<number> {
  return page.evaluate(
    async ([clicked, wanted, mostMs]) => {
      const heading = (): string | undefined => document.querySelector('main h1')?.textContent;
      const old = heading();
      const start = performance.now();
      document.querySelector<HTMLElement>(clicked)?.click();
      while (heading() === old || document.querySelector(wanted) === null) {
        if (performance.now() - start > mostMs) throw new Error(`A click on ${clicked} did not show ${wanted}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [link, content, LONGEST_MS] as const,
  );
}

function rowOf(
  name: string,
  slowness: number,
  [few = Number.NaN, many = Number.NaN]: readonly (number | undefined)[],
): BenchRow {
  const most = MOST_MS * slowness;
  return {
    name: `click to ${name}, CPU × ${slowness}: ${LARGE.flights} flights against ${SMALL.flights}`,
    measured: `${many.toFixed(0)} ms`,
    against: `${few.toFixed(0)} ms`,
    ratio: many / few,
    aim: `≤ ${most} ms`,
    met: many <= most,
  };
}
