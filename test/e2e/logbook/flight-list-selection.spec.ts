import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { violationsNow } from '../steps/axe.ts';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 600, speed: 10, climb: -1 }]) });

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

async function changeAndUndo(page: Page): Promise<void> {
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
  await page.getByRole('button', { name: '1 earlier' }).click();
  await expect(page.getByText('Undo the later change of these flights first.')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByText('Glider of 2 flights changed.')).toBeVisible();

  await page.goto('/flight/4');
  await expect(page.getByText('Swift Tern').first()).toBeVisible();
  await expect(page.getByText('tandem')).toHaveCount(0);
}

async function deleteAndUndo(page: Page): Promise<void> {
  await choose(rows(page).nth(0));
  await bar(page).getByRole('button', { name: 'Select all 4' }).click();
  await act(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 4 flights?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 flights deleted.')).toBeVisible();
  await page.reload(); // The undo is for the tab's life.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
}

test('selected flights are changed and deleted, and brought back', { tag: '@phone' }, async ({ page }) => {
  await test.step('they get a glider and a tag, which is undone', () => changeAndUndo(page));
  await page.goto('/flights');
  await page.getByRole('button', { name: 'Select flights' }).click();
  await test.step('all are selected, deleted after a question, and brought back', () => deleteAndUndo(page));
});

test('selected flights are exported as a CSV file, and their tracks as a ZIP file', async ({ page }) => {
  await addItem(page, 'flight', { date: '2026-05-05', airtime: 30, igc: IGC });
  await page.reload();
  await page.getByRole('button', { name: 'Select flights' }).click();
  await choose(rows(page).nth(4));
  await act(page, 'Export');
  await expect(page.getByRole('button', { name: 'Tracks (ZIP)' })).toBeDisabled();
  await expect(page.getByText('None of these flights has a track.')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  const table = page.waitForEvent('download');
  await answer(page, 'Table (CSV)');
  const text = await readFile(await (await table).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('2026-05-01');

  await choose(rows(page).nth(0));
  await act(page, 'Export');
  await expect(page.getByText('The IGC files of 1 flight. 1 flight without a track is left out.')).toBeVisible();
  const tracks = page.waitForEvent('download');
  await answer(page, 'Tracks (ZIP)');
  const download = await tracks;
  expect(download.suggestedFilename()).toMatch(/^wingbook-tracks-.*\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['tracks/2026/2026-05-05.igc', IGC],
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
