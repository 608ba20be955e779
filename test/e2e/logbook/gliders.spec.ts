import { expect, type Page } from '@playwright/test';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** A pilot with two flights of a glider that is checked every five flights, and one of another. */
async function flyGliders(page: Page): Promise<void> {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Vounetz', launchAltitude: 1627 });
  await addItem(page, 'glider', { name: 'Zeno 2', checkedOn: '2025-01-01', checkFlights: 5 });
  await addItem(page, 'glider', { name: 'Atak 3', checkedOn: '2020-01-01', checkMonths: 24 });
  await addItem(page, 'flight', { date: '2025-05-03', siteId: 1, gliderId: 1, airtime: 102, tags: ['tandem'] });
  await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, gliderId: 1, airtime: 60 });
  await addItem(page, 'flight', { date: '2026-05-04', siteId: 1, gliderId: 2, airtime: 30 });
}

test('a glider shows its check, its years and its flights, which lead to the list', async ({ page }) => {
  await flyGliders(page);
  await page.goto('/gliders');
  const rows = page.getByRole('table', { name: 'Gliders' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Zeno 2' })).toContainText(/May 3, 2026.*Check in 3 flights/);
  await expect(rows.filter({ hasText: 'Atak 3' })).toContainText('Check due since Jan 1, 2022');
  await expect(
    page.getByRole('link', { name: '2026: 1 h 30 min, 2 flights – Zeno 2: 1 h 00 min, Atak 3: 30 min' }),
  ).toBeVisible();
  const records = page.getByRole('table', { name: 'Records' }).getByRole('row');
  await expect(records.filter({ hasText: 'Atak 3' })).toContainText(/30\s*min\s*May 4, 2026/);
  await expect(records.filter({ hasText: 'Zeno 2' }).getByRole('link', { name: /1\s*h\s*42/ })).toHaveAttribute(
    'href',
    '/flight/1',
  );
  await rows.getByRole('link', { name: 'Zeno 2', exact: true }).click();
  await expect(page.getByText('Check in 3 flights')).toBeVisible();
  await expect(page.getByRole('heading', { name: /before Wingbook|Remarks/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'May 3, 2025', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'May 4, 2026' })).toHaveCount(0);
  await page.getByRole('link', { name: '2025: 1 h 42 min, 1 flight' }).click();
  await expect(page).toHaveURL(/\/flights\?year=2025&glider=1$/);
});

test('the form of a flight adds a glider, and chooses it once it is saved', async ({ page }) => {
  await flyGliders(page);
  await page.goto('/flight/0/edit');
  const glider = page.getByLabel('Glider');
  await expect(glider.locator('option:checked')).toHaveText('Atak 3');
  await expect(page.getByText('Check due since Jan 1, 2022')).toBeVisible();
  await page.getByLabel('Remarks').fill('Typed before');

  await page.getByRole('button', { name: 'New glider' }).click();
  const dialog = page.getByRole('dialog', { name: 'New glider' });
  await expect(dialog.getByLabel('Name*')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Glider name cannot be empty')).toBeVisible();
  await dialog.getByLabel('Name*').fill('Omega');
  await dialog.getByLabel('Name*').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(glider.locator('option:checked')).toHaveText('Omega');
  await expect(page.getByText('Check due')).toHaveCount(0);
  await expect(page.getByLabel('Remarks')).toHaveValue('Typed before');
});

test('the form that sets a check opens at it, in a low window, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await flyGliders(page);
  await addItem(page, 'glider', { name: 'Rush 6' });
  // Its code is loaded already: the page is shown at once, and then scrolled to its top.
  await page.goto('/glider/3/edit');
  await page.getByRole('button', { name: 'Cancel' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Set a check' }).click();
  await expect(page.getByLabel('Last check')).toBeFocused();
  await expect(page.getByLabel('Last check')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Check' }).getByText('Check', { exact: true })).toBeInViewport();
});
