import type { Page } from '@playwright/test';
import { untilDrawn } from './frames.ts';

/** Lets every page that is opened from now on add up by how much its content jumps without being asked to. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) sum += Number(entry.value);
      }
      document.documentElement.dataset.shifts = String(sum);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the cumulative layout shift of the page since it was opened; what has just changed counts. */
export async function shiftsNow(page: Page): Promise<number> {
  await untilDrawn(page);
  return page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
}
