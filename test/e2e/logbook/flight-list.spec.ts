import { expect, type Page } from '@playwright/test';
import { lookAround, test } from '../steps/pilot.ts';
import { scrollTo } from '../steps/scroll.ts';

test.use({ hasMaps: false });

const table = (page: Page) => page.getByRole('table', { name: 'Flights' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const sortBy = (page: Page, name: string) => head(page, name).getByRole('button').click();

async function sort(page: Page): Promise<void> {
  await expect(head(page, 'Date')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Site');
  await expect(head(page, 'Site')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(page, 'Date')).not.toHaveAttribute('aria-sort');
  await sortBy(page, 'Altitude');
  await expect(head(page, 'Altitude')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Altitude');
  await expect(head(page, 'Altitude')).toHaveAttribute('aria-sort', 'ascending');
  await sortBy(page, 'Airtime');
  await expect(head(page, 'Airtime')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Date');
  await expect(head(page, 'Date')).toHaveAttribute('aria-sort', 'descending');
}

async function openRow(page: Page): Promise<void> {
  const link = table(page).getByRole('link').first();
  const address = await link.getAttribute('href');
  await link.press('Enter');
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
    .click({ position: { x: 300, y: 20 } });
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await expect(table(page)).toBeVisible();
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await sortBy(page, 'Airtime');
  await expect(head(page, 'Airtime')).toHaveAttribute('aria-sort', 'descending');
  await scrollTo(page, 1500);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await page.waitForURL('**/flight/*');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(head(page, 'Airtime')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(2);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(2);
}

async function chooseColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Glider' }).check();
  await page.getByRole('checkbox', { name: 'XC' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const glider = page.getByRole('cell', { name: /Tern/ }).first();
  await expect(glider).toBeVisible();
  await expect(page.getByText('Free flight').first()).toBeHidden();
  await page.reload();
  await expect(glider).toBeVisible();
}

async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/data?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("Sorry, couldn't load the data.");
  await page.unroute('**/api/data?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(table(page)).toBeVisible();
}

test('the list shows, sorts and opens flights, and is as it was after Back and a reload', { tag: '@phone' }, async ({
  page,
}) => {
  await lookAround(page);
  await test.step('only visible rows are rendered, and all are counted', async () => {
    await expect(table(page).getByRole('link').first()).toBeVisible();
    const rows = await table(page).getByRole('row').count();
    const counted = Number(await table(page).getAttribute('aria-rowcount'));
    expect(counted).toBeGreaterThan(100);
    expect(rows).toBeLessThan(counted);
  });

  await test.step('the list is sorted by date, newest first, and each header sorts in both directions', () =>
    sort(page));
  await test.step('a whole row is a link, by keyboard too', () => openRow(page));
  await test.step('columns are chosen, shown at once, and again after a reload', () => chooseColumns(page));
  await test.step('Back and a reload restore scroll position and sorting', () => leaveAndComeBack(page));
  await test.step('a failed load can be tried again', () => failToLoad(page));
});

test('the theme follows the system until the switch is used, and is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
