import { expect } from '@playwright/test';
import { type Category, lighthouseMarks, withLighthouseBrowser } from '../../run/lighthouse.ts';
import { lookAroundByCall, test } from '../steps/pilot.ts';

const CATEGORIES: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
/** One of every kind of screen: what all of a kind have in common is the same. */
const PATHS = ['/', '/login', '/flights', '/flight/120', '/stats'];

test('Lighthouse has nothing to say about any kind of screen', async ({ page, baseURL }) => {
  await lookAroundByCall(page);
  const cookies = await page.context().cookies();
  const found = await withLighthouseBrowser(async (browser) => {
    await browser.context.addCookies(cookies);
    const marks: string[] = [];
    for (const path of PATHS) {
      for (const { category, score, lost } of await lighthouseMarks(browser, `${baseURL}${path}`, CATEGORIES)) {
        if (score < 100) marks.push(`${path} ${category} ${score}: ${lost.join()}`);
      }
    }
    return marks;
  });
  expect(found).toEqual([]);
});
