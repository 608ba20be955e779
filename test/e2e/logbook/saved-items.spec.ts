import { expect, type Page } from '@playwright/test';
import { lookAround, save, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });
const marked = (page: Page) => page.locator('tr[aria-current="true"]');

async function add(page: Page, date: string): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.getByLabel('Date*').fill(date);
  await save(page);
  await page.waitForURL('**/flights');
}

test('the list shows a new flight: scrolled to, highlighted, and linked', async ({ page }) => {
  await lookAround(page);
  await add(page, '1999-05-03');
  await expect(marked(page)).toContainText('May 3, 1999');
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await status(page).getByRole('link', { name: 'View' }).click();
  await page.waitForURL('**/flight/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('May 3, 1999');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await expect(status(page)).toHaveCount(0);

  await test.step('once the notice is dismissed, a reload shows it no more', async () => {
    await add(page, '1999-05-04');
    await expect(marked(page)).toContainText('May 4, 1999');
    await status(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(marked(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
    await expect(status(page)).toHaveCount(0);
  });
});
