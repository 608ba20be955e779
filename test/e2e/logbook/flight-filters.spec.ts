import { expect, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { addItem, lookAround, signUpByCall, test } from '../steps/pilot.ts';
import { scrollTo } from '../steps/scroll.ts';

test.use({ hasMaps: false });

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search flights' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const totals = (page: Page) => page.getByRole('main').locator('[aria-live=polite]').first();
const rows = (page: Page) => page.getByRole('table', { name: 'Flights' }).getByRole('link');

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Year', { exact: true })).toBeVisible();
}

async function addFlights(page: Page): Promise<void> {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Vounetz', location: 'Charmey' });
  await addItem(page, 'site', { name: 'Élancourt', location: '' });
  await addItem(page, 'flight', { date: '2024-08-21', siteId: 1, remarks: 'Première thermique', tags: ['Hike & fly'] });
  await addItem(page, 'flight', { date: '2025-05-03', siteId: 1, remarks: 'calm' });
  await addItem(page, 'flight', { date: '2025-06-07', siteId: 2, tags: ['hike & fly', 'tandem'] });
}

async function search(page: Page): Promise<void> {
  const entries = await page.evaluate(() => history.length);

  await field(page).pressSequentially('elan');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/flights\?q=elan$/);
  await expect(totals(page)).toContainText('1 of 3 flights');
  await field(page).fill('CHARMEY premiere');
  await expect(rows(page)).toHaveText([/Aug 21, 2024/]);
  await field(page).fill('charmey tandem');
  await expect(page.getByText('No flight matches your search and filters.')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await expect(field(page)).toHaveValue('charmey tandem');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/flights$/);
}

async function chooseFilters(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByLabel('Year', { exact: true }).selectOption('2025 (2)');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Site', { exact: true }).selectOption('Vounetz (1)');
  await expect(rows(page)).toHaveText([/May 3, 2025/]);
  await expect(page).toHaveURL(/\/flights\?year=2025&site=1$/);
  await expect(chips(page)).toHaveText(['2025', 'Vounetz', 'Clear all']);
  expect(await violationsNow(page)).toEqual([]);

  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(chips(page)).toHaveText(['2025', 'Clear all']);
  await page.goForward();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Remove 2025' }).click();
  await expect(rows(page)).toHaveText([/May 3, 2025/, /Aug 21, 2024/]);
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeFocused();
  await page.getByRole('button', { name: 'Hike & fly (1)' }).click();
  await expect(rows(page)).toHaveText([/Aug 21, 2024/]);
  await page.reload();
  await expect(chips(page)).toHaveText(['Vounetz', 'Hike & fly', 'Clear all']);
  await expect(rows(page)).toHaveText([/Aug 21, 2024/]);
}

test('a search and filters are in the address', { tag: '@phone' }, async ({ page }) => {
  await addFlights(page);
  await page.goto('/flights');
  await expect(rows(page)).toHaveCount(3);

  await test.step('a search finds all words without case and accents, replaces the address, and leads back to all flights', () =>
    search(page));
  await test.step('filters are steps of the address: counted, shown as chips, undone by Back, kept by a reload', () =>
    chooseFilters(page));
});

test('Back from a flight restores the filtered list where it was scrolled to', async ({ page }) => {
  await lookAround(page);
  await openFilters(page);
  await page.getByLabel('Track', { exact: true }).selectOption({ index: 2 });
  // The chips come first: rows that leave a scrolled list would move it.
  await expect(totals(page)).toContainText(/\d+ of \d+ flights/);
  await scrollTo(page, 900);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await page.waitForURL('**/flight/*');
  const wayBack = page.locator('a[href="/flights?track=without"]').filter({ visible: true });
  await expect(wayBack, 'the link to the list keeps its filter').toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/flights\?track=without$/);
  await expect(chips(page)).toHaveText(['Without track', 'Clear all']);
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(2);

  await test.step('and Back once more shows all flights from the top', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/flights$/);
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
