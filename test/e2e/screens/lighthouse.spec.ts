import { expect } from '@playwright/test';
import { type Category, type LighthouseBrowser, lighthouseMarks, withLighthouseBrowser } from '../../run/lighthouse.ts';
import { lookAroundByCall, test } from '../steps/pilot.ts';

const CATEGORIES: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
/** One of every kind of screen: what all of a kind have in common is the same. */
const PATHS = ['/', '/login', '/flights', '/flight/120', '/stats'];

test('Lighthouse has nothing to say about any kind of screen', async ({ page, baseURL }) => {
  test.slow(); // Five reports take two minutes on a busy machine.
  await lookAroundByCall(page);
  const cookies = await page.context().cookies();
  const found = await withLighthouseBrowser(async (browser) => {
    await browser.context.addCookies(cookies);
    await expectLogbook(browser, `${baseURL}/flights`);
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

/** Without its session every screen would be a login. */
async function expectLogbook({ context }: LighthouseBrowser, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
  await page.close();
}
