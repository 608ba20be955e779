import { expect, type Page } from '@playwright/test';
import { addItem, deleteItem, lookAround, save, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });
const marked = (page: Page) => page.locator('tr[aria-current="true"]');
const missingRecord = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There is no such record in the database.' });

async function add(page: Page, kind: 'flight' | 'site' | 'glider', fields: Readonly<Record<string, string>>) {
  await page.goto(`/${kind}/0/edit`);
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await save(page);
  await page.waitForURL(`**/${kind}s`);
}

test('the list shows a new flight: scrolled to, highlighted, and linked', async ({ page }) => {
  await lookAround(page);
  await add(page, 'flight', { 'Date*': '1999-05-03' });
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
});

test('a new site and a new glider are shown in their lists, too, until the notice is dismissed', async ({ page }) => {
  await signUpByCall(page);
  for (const kind of ['site', 'glider'] as const) {
    await add(page, kind, { 'Name*': 'Niesen' });
    await add(page, kind, { 'Name*': 'Ölberg' });
    await expect(marked(page)).toContainText('Ölberg');
    await status(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(marked(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ölberg' })).toBeVisible();
    await expect(status(page)).toHaveCount(0);
  }
});

test('a site and a glider that were deleted elsewhere can be saved as new', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  for (const kind of ['site', 'glider'] as const) {
    await addItem(page, kind, { name: 'Niesen' });
    await page.goto(`/${kind}/1/edit`);
    await page.getByLabel('Remarks').fill('Typed while it was deleted');
    await deleteItem(page, kind, 1);
    await save(page);
    await missingRecord(page).getByRole('button', { name: 'Save as new' }).click();
    await page.waitForURL(`**/${kind}s`);
    await status(page).getByRole('link', { name: 'View' }).click();
    await page.waitForURL(`**/${kind}/2`);
    await expect(page.getByText('Typed while it was deleted')).toBeVisible();
  }
});

test('the input for an item that was deleted elsewhere survives a reload, and can be saved as new', {
  tag: '@any-size',
}, async ({ page }) => {
  await signUpByCall(page);
  for (const kind of ['site', 'glider', 'flight'] as const) {
    await addItem(page, kind, kind === 'flight' ? { date: '2026-05-03' } : { name: 'Niesen' });
    await page.goto(`/${kind}/1/edit`);
    await page.getByLabel('Remarks').fill('Typed while it was deleted');
    await deleteItem(page, kind, 1);
    await page.reload();
    await expect(page.getByLabel('Remarks')).toHaveValue('Typed while it was deleted');
    await missingRecord(page).getByRole('button', { name: 'Save as new' }).click();
    await page.waitForURL(`**/${kind}s`);
    await page.goto(`/${kind}/2`);
    await expect(page.getByText('Typed while it was deleted')).toBeVisible();
    await page.goto(`/${kind}/1/edit`);
    await expect(missingRecord(page).getByRole('link', { name: `Go to ${kind}s` })).toBeVisible();
  }
});

test.describe('with a map', () => {
  test.use({ hasMaps: true, hasSmallWindow: true });

  test('a flight that was deleted elsewhere is saved as new with its track', { tag: '@any-size' }, async ({ page }) => {
    await signUpByCall(page);
    await page.goto('/flight/0/edit');
    await page.locator('input[type=file]').setInputFiles(TRACK);
    await expect(page.getByRole('button', { name: 'Create new' })).toBeVisible();
    await save(page);
    await page.waitForURL('**/flights');
    await page.goto('/flight/1/edit');
    await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
    await page.getByLabel('Remarks').fill('Typed while it was deleted');
    await deleteItem(page, 'flight', 1);
    await save(page);
    await missingRecord(page).getByRole('button', { name: 'Save as new' }).click();
    await page.waitForURL('**/flights');
    await page.goto('/flight/2');
    await expect(page.getByText('Typed while it was deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download IGC' })).toBeVisible();
  });
});

test('the page of a missing record links to its list', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  for (const kind of ['flight', 'site', 'glider']) {
    for (const path of [`/${kind}/99`, `/${kind}/99/edit`]) {
      await page.goto(path);
      await missingRecord(page)
        .getByRole('link', { name: `Go to ${kind}s` })
        .click();
      await expect(page).toHaveURL(`/${kind}s`);
    }
  }
});
