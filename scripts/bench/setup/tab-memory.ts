import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/** The memory of a tab's process: its own, and its share of what it has in common with others. Linux only: it reads `/proc`. */
export interface WatchedTab {
  readonly megabytes: () => Promise<number>;
  /** Ends the watch, and returns the most so far. */
  readonly peak: () => Promise<number>;
}

const INTERVAL_MS = 200;
const PSS = /^Pss:\s+(\d+) kB/m;

/** Watches the memory of a page's process, the only one of its browser that shows a page. */
export async function watchedTab(browser: Browser, page: Page): Promise<WatchedTab> {
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
