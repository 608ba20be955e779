import { expect, type Page } from '@playwright/test';
import { REJECTIONS } from '../../../src/contract/messages/en/rejections.ts';
import { untilKept } from '../steps/drafts.ts';
import { addItem, save, signUp, test } from '../steps/pilot.ts';

/** Makes the page load a logbook from before a restore: with another epoch than the server's. */
async function loadOlderEpoch(page: Page): Promise<void> {
  await page.route(
    '**/api/data?*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), epoch: 'of before the restore' } });
    },
    { times: 1 },
  );
}

test('after a restore a new item keeps its input, is rejected once, and can then be saved', async ({ page }) => {
  await signUp(page);
  await loadOlderEpoch(page);
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('Alpina');
  await save(page);
  await expect(page.getByText(REJECTIONS.restored)).toBeVisible();
  await expect(page.getByLabel('Name*')).toHaveValue('Alpina');
  await save(page);
  await expect(page.getByRole('link', { name: 'Alpina' })).toBeVisible();
});

test('after a restore a form is not saved under an id that may belong to another item', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'glider', { name: 'Zeno' });
  await loadOlderEpoch(page);
  await page.goto('/glider/1/edit');
  await page.getByLabel('Remarks').fill('meant for another glider');
  await save(page);
  await expect(page.getByText(REJECTIONS.restored)).toBeVisible();
  await save(page);
  await expect(page.getByText('Please open the record again.')).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveValue('meant for another glider');
  const other = await page.context().newPage();
  await other.goto('/glider/1');
  await expect(other.getByRole('heading', { name: 'Zeno' })).toBeVisible();
  await expect(other.getByText('meant for another glider')).toHaveCount(0);
});

test('after a restore a draft is not saved under an id that may belong to another item', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'glider', { name: 'Zeno' });
  await loadOlderEpoch(page);
  await page.goto('/glider/1/edit');
  await page.getByLabel('Remarks').fill('meant for another glider');
  await untilKept(page);
  await page.reload();
  await expect(page.getByLabel('Remarks')).toHaveValue('meant for another glider');
  await save(page);
  await expect(page.getByText('Please open the record again.')).toBeVisible();
});
