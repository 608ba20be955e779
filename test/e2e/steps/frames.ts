import type { Page } from '@playwright/test';

/** Resolves when the page has drawn what has just changed: media queries and observers speak with the next frame, which a busy machine draws late. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
