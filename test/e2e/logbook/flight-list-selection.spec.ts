import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected flights' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test.beforeEach(async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'glider', { name: 'Swift Tern' });
  for (const day of ['01', '02', '03', '04']) await addItem(page, 'flight', { date: `2026-05-${day}`, airtime: 30 });
  await page.goto('/flights');
  await page.getByRole('button', { name: 'Select flights' }).click();
});

/** A tap on a phone is anywhere on the row. */
async function choose(row: Locator): Promise<void> {
  await row.getByRole('checkbox').check();
}

test('selected flights get a glider and a tag, which is undone', async ({ page }) => {
  await choose(rows(page).nth(0));
  await choose(rows(page).nth(2));
  await expect(bar(page)).toContainText('2 selected');
  expect(await violationsNow(page)).toEqual([]);

  await act(page, 'Glider');
  await page.getByRole('dialog').getByLabel('Glider').selectOption('Swift Tern');
  expect(await violationsNow(page)).toEqual([]);
  await answer(page, 'Apply');
  await expect(page.getByText('Glider of 2 flights changed.')).toBeVisible();

  await act(page, 'Add tag');
  await page.getByRole('dialog').getByLabel('Tags', { exact: true }).fill('tandem');
  await answer(page, 'Apply');
  await expect(page.getByText('Tags added to 2 flights.')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByText('Glider of 2 flights changed.')).toBeVisible();

  await page.goto('/flight/4');
  await expect(page.getByText('Swift Tern').first()).toBeVisible();
  await expect(page.getByText('tandem')).toHaveCount(0);
});

test('all flights are selected, deleted after a question, and brought back', async ({ page }) => {
  await choose(rows(page).nth(0));
  await bar(page).getByRole('button', { name: 'Select all 4' }).click();
  await act(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 4 flights?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 flights deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('selected flights are exported as a CSV file', async ({ page }) => {
  await choose(rows(page).nth(3));
  const download = page.waitForEvent('download');
  await act(page, 'Export');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('2026-05-01');
});
