import { expect, type Page } from '@playwright/test';
import { type Category, type LighthouseBrowser, lighthouseMarks, withLighthouseBrowser } from '../../run/lighthouse.ts';
import { lookAroundByCall, test } from '../steps/pilot.ts';

const CATEGORIES: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
/** One of every kind of screen: what all of a kind have in common is the same. */
const MAIN_PATHS = ['/', '/flight/120'];
const OTHER_PATHS = ['/login', '/flights', '/stats'];

test('Lighthouse has nothing to say about the home page and a flight', async ({ page, baseURL }) => {
  await expectNothingLost(page, baseURL, MAIN_PATHS);
});

test('Lighthouse has nothing to say about any other kind of screen', { tag: '@all' }, async ({ page, baseURL }) => {
  await expectNothingLost(page, baseURL, OTHER_PATHS);
});

async function expectNothingLost(page: Page, baseURL: string | undefined, paths: readonly string[]): Promise<void> {
  await lookAroundByCall(page);
  const cookies = await page.context().cookies();
  const found = await withLighthouseBrowser(async (browser) => {
    await browser.context.addCookies(cookies);
    await expectLogbook(browser, `${baseURL}/flights`);
    const marks: string[] = [];
    for (const path of paths) {
      for (const { category, score, lost } of await lighthouseMarks(browser, `${baseURL}${path}`, CATEGORIES)) {
        if (score < 100) marks.push(`${path} ${category} ${score}: ${lost.join()}`);
      }
    }
    return marks;
  });
  expect(found).toEqual([]);
}

/** Without its session every screen would be a login. */
async function expectLogbook({ context }: LighthouseBrowser, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
  await page.close();
}
