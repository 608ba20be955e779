import { chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import { type BenchRow, median, rowAgainstLimit } from './row.ts';
import { inNewBrowser, shownAfter } from './setup/cold-visit.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const [MANY, MOST] = ['thousand@example.org', 'ten-thousand@example.org'];
const RUNS = 5;
const ROWS = 20;
const SHEETS = 'article tbody tr';
const PRINT = 'a[href^="/logbook/print"]';

/** Time from a click in the list until 1,000 flights are on sheets, and of a PDF of 10,000 flights. */
export async function printBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, MANY, { flights: 1_000, tracks: 100 });
  await makeLogbook(context, MOST, { flights: 10_000, tracks: 1_000 });
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  const visit = async (email: string) => ({ browser, visitor: await logIn(url, email), address: `${url}/flights` });
  try {
    const preview = await inNewBrowser(await visit(MANY), (page) => previewMs(page, url, 1_000));
    const [first, pdf] = await inNewBrowser(await visit(MOST), async (page) => [
      await previewMs(page, url, ROWS),
      await pdfMs(page, 10_000),
    ]);
    return [
      rowAgainstLimit('preview of 1,000 flights', { measured: preview, most: 500, unit: 'ms' }),
      rowAgainstLimit('first sheet of 10,000 flights', { measured: first ?? 0, most: 1_000, unit: 'ms' }),
      rowAgainstLimit('PDF of 10,000 flights', { measured: (pdf ?? 0) / 1_000, most: 15, unit: 's' }),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

/** Median of the times from the click on the list's link until so many rows are painted. */
async function previewMs(page: Page, url: string, rows: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await shownAfter(page, { address: `${url}/flights`, shown: ['a[href^="/flight/"]', ROWS] });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.hover(PRINT); // As a pilot does, whose browser then loads the code of the page.
    await page.waitForTimeout(300);
    times.push(await clickMs(page, rows));
  }
  return median(times);
}

function clickMs(page: Page, rows: number): Promise<number> {
  return page.evaluate(
    ([link, shown, least]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const painted = (): void => resolve(performance.now() - start);
        const look = (): void => {
          const isThere = document.querySelectorAll(shown).length >= least;
          requestAnimationFrame(isThere ? () => setTimeout(painted) : look);
        };
        document.querySelector<HTMLElement>(link)?.click();
        look();
      }),
    [PRINT, SHEETS, rows] as const,
  );
}

async function pdfMs(page: Page, rows: number): Promise<number> {
  await page.waitForFunction(([shown, least]) => document.querySelectorAll(shown).length >= least, [
    SHEETS,
    rows,
  ] as const);
  const start = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const took = performance.now() - start;
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (pages < rows / ROWS) throw new Error(`The PDF has ${pages} pages.`);
  return took;
}
