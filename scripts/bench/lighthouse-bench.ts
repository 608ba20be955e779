import { type LighthouseBrowser, lighthouseMarks, withLighthouseBrowser } from '#test/run/lighthouse';
import { demoLogbook } from '../pictures/logbooks.ts';
import { type BenchRow, median } from './row.ts';
import { newDataFolder, startServerProcess } from './setup/server-process.ts';

const RUNS = 5;
/** The least performance of each screen; the flight page's map is drawn without a graphics card here. */
const LEAST: Readonly<Record<string, number>> = {
  '/': 95,
  '/login': 95,
  '/flights': 95,
  '/stats': 95,
  '/flight/:best': 80,
};

/** Lighthouse's performance of the screens where a pilot starts, on a phone with a slow network. */
export async function lighthouseBench(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess(await newDataFolder());
  try {
    const { cookies, ids } = await demoLogbook(server.url);
    return await withLighthouseBrowser(async (browser) => {
      await browser.context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
      const rows: BenchRow[] = [];
      for (const [path, least] of Object.entries(LEAST)) {
        const address = server.url + path.replace(':best', String(ids.get('best')));
        rows.push(rowOf(path, { least, performance: await performanceOf(browser, address) }));
      }
      return rows;
    });
  } finally {
    await server.close();
  }
}

async function performanceOf(browser: LighthouseBrowser, address: string): Promise<number> {
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [mark] = await lighthouseMarks(browser, address, ['performance']);
    scores.push(mark?.score ?? 0);
  }
  return median(scores);
}

function rowOf(
  path: string,
  { least, performance }: { readonly least: number; readonly performance: number },
): BenchRow {
  return {
    name: `Lighthouse’s performance of ${path}, mobile, median of ${RUNS}`,
    measured: `${performance}`,
    against: `${least}`,
    ratio: performance / least,
    aim: `≥ ${least}`,
    met: performance >= least,
  };
}
