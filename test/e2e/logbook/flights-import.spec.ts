import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { MAX_FILE_BYTES } from '#domain/file';
import { logIn, lookAround, signUp, signUpByCall, test } from '../steps/pilot.ts';

const HEADER = 'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks';
const UPLOAD = '/pilot/edit/flights-upload';

const importButton = (page: Page) =>
  page.getByRole('button', { name: 'Import', exact: true }).filter({ visible: true });

/** Chooses a file with this content, by default with the name and type of a CSV file. */
async function choose(page: Page, content: string | Buffer, named = { name: 'flights.csv', mimeType: 'text/csv' }) {
  await page.locator('input[type=file]').setInputFiles({ ...named, buffer: Buffer.from(content) });
}

async function openUpload(page: Page): Promise<void> {
  await page.goto(UPLOAD);
  await expect(page.getByRole('button', { name: 'Choose CSV file' })).toBeVisible();
}

test('a file is imported; the summary counts, and the flights are in the list', async ({ page }) => {
  const email = await signUpByCall(page);
  await openUpload(page);
  await expect(page.getByText(email)).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
  const rows = [
    '2026-05-03,75,1850,Kandel,1230,Waldkirch,48.06,8.02,Rush 6,<script>alert(1)</script>',
    '2026-05-02,10,1240,kandel,,,,,RUSH 6,',
  ];
  await choose(page, [HEADER, ...rows].join('\r\n'));
  await expect(page.getByText('flights.csv', { exact: true })).toBeVisible();
  await importButton(page).click();
  await expect(page.getByRole('status')).toContainText(
    'Your records were successfully saved: 2 flights added; 1 site added; 1 glider added.',
  );
  await expect(importButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Kandel' })).toHaveCount(2);
  await page.getByRole('link', { name: /May 3, 2026/ }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
});

test('invalid records are listed with their numbers, nothing is saved, and the corrected file is imported', async ({
  page,
}) => {
  await signUpByCall(page);
  await openUpload(page);
  await choose(page, `${HEADER}\n2026-05-03,,,,,,,,,\n03.05.2026,,,,,,,,,\n2026-05-03,1.5,,,,,,,,`);
  await importButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("Couldn't import your file. Please correct next records:");
  await expect(alert.getByRole('columnheader')).toHaveText(['Record#', 'Error Message']);
  await expect(alert.getByRole('cell')).toHaveText([
    '2',
    'Date must be in yyyy-mm-dd format',
    '3',
    'Airtime must be round number, greater than 0',
  ]);
  await page.getByRole('button', { name: 'Remove flights.csv' }).click();
  await expect(alert).toHaveCount(0);
  await expect(importButton(page)).toBeDisabled();

  await choose(page, 'date\n2026-05-03');
  await importButton(page).click();
  await expect(page.getByRole('status')).toContainText('1 flight added; 0 sites added; 0 gliders added.');
});

test('a file that is not CSV is rejected with all its problems; one that the server rejects has its message', {
  tag: '@any-size',
}, async ({ page }) => {
  await signUpByCall(page);
  await openUpload(page);
  await choose(page, Buffer.alloc(2_097_153), { name: 'flights.pdf', mimeType: 'application/pdf' });
  await expect(page.getByRole('alert')).toHaveText('File must be .csv format. File must be less than 2MB');
  await expect(importButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Remove flights.pdf' }).click();

  await choose(page, 'date\n2026-05-03', { name: 'flights.csv', mimeType: 'application/vnd.ms-excel' });
  await expect(importButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove flights.csv' }).click();

  await choose(page, 'when;where\n2026;here');
  await importButton(page).click();
  await expect(page.getByRole('alert')).toContainText('File must begin with a header row that names a date column');
});

test('after a lost response Try Again imports once', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await openUpload(page);
  await choose(page, 'date\n2026-05-03');
  await page.route('**/api/import-flights', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await importButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Server is not responding, please, check your Internet');
  await page.unroute('**/api/import-flights');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('status')).toContainText('1 flight added; 0 sites added; 0 gliders added.');
  await page.goto('/flights');
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
});

test('while a file is imported nothing else can be pressed', async ({ page }) => {
  await signUpByCall(page);
  await openUpload(page);
  await choose(page, 'date\n2026-05-03');
  await page.route('**/api/import-flights', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await importButton(page).click();
  await expect(page.getByRole('button', { name: 'Importing...' }).filter({ visible: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' }).filter({ visible: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove flights.csv' })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText('1 flight added');
  await page.getByRole('button', { name: 'Cancel' }).filter({ visible: true }).click();
  await page.waitForURL('**/pilot');
});

test('when the session has ended, the chosen file is kept behind the login', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await openUpload(page);
  await choose(page, 'date\n2026-05-03');
  await context.clearCookies({ name: 'session' });
  await importButton(page).click();
  await logIn(page, email);
  await importButton(page).click();
  await expect(page.getByRole('status')).toContainText('1 flight added');
});

test('the download of one logbook fills another, whose download is the same file', { tag: '@any-size' }, async ({
  page,
  browser,
}) => {
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

test('a file that is too large for an import is downloaded with a notice', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await openUpload(page);
  const rows = Array.from({ length: 209 }, () => `2026-05-03,${'x'.repeat(10_000)}`);
  const content = ['date,remarks', ...rows, `2026-05-03,${'x'.repeat(4_600)}`].join('\n');
  expect(MAX_FILE_BYTES - content.length).toBeLessThan(1_000);
  await choose(page, content);
  await importButton(page).click();
  await expect(page.getByRole('status')).toContainText('210 flights added');
  await page.goto('/pilot');
  const tooLarge = page.getByText('This file is larger than the 2 MB an import takes');
  await expect(tooLarge).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download flights' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expect(tooLarge).toBeVisible();
});
