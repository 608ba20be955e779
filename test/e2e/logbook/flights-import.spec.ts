import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { lookAround, signUp, test } from '../steps/pilot.ts';

const HEADER = 'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks';
const UPLOAD = '/pilot/edit/flights-upload';

const importButton = (page: Page) =>
  page.getByRole('button', { name: 'Import', exact: true }).filter({ visible: true });

/** Chooses a CSV file with this content. */
async function choose(page: Page, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name: 'flights.csv', mimeType: 'text/csv', buffer });
}

async function openUpload(page: Page): Promise<void> {
  await page.goto(UPLOAD);
  await expect(page.getByRole('button', { name: 'Choose CSV file' })).toBeVisible();
}

test('the download of one logbook fills another, whose download is the same file', async ({ page, browser }) => {
  await lookAround(page);
  await page.goto('/pilot');
  const file = await downloaded(page);
  expect(file.startsWith(`\ufeff${HEADER},tags\r\n`)).toBe(true);

  const other = await browser.newPage();
  await signUp(other);
  await openUpload(other);
  await choose(other, file);
  await importButton(other).click();
  await expect(other.getByRole('status')).toContainText(/^Your records were successfully saved: 12\d flights added/);
  expect(await downloaded(other)).toBe(file);
  await other.close();
});

async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download flights' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^wingbook-flights-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await download.path(), 'utf8');
}
