import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, signUpByCall, test, verifyByCall } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const PHONE = { width: 390, height: 844 };

test('a pilot gives a program access by the keyboard alone, tries it, and takes it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await verifyByCall(page, await signUpByCall(page));
  await page.goto('/pilot');
  await page.getByRole('link', { name: 'Other programs' }).press('Enter');
  await expect(page.getByText('No other program has access.')).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name cannot be empty/);
  await page.keyboard.type('My dashboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Read');
  await page.keyboard.press('Tab');
  await page.keyboard.type('For a year');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const secret = page.getByLabel('Token', { exact: true });
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue(/^wb_[\w-]{43}$/);
  const token = await secret.inputValue();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await page.getByRole('button', { name: 'Test it' }).press('Enter');
  await expect(page.getByText('It works.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(secret).toHaveCount(0);
  expect(await page.content()).not.toContain(token);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'My dashboard' });
  await expect(row).toContainText('Read the logbook');
  await expect(row).toContainText(/last used .*ends/s);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await row.getByRole('button', { name: 'Revoke My dashboard' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No other program has access.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/token', { headers })).status()).toBe(401);
});

test('on a phone a pilot subscribes to what is due, and a vario gets the glider of its flights', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await verifyByCall(page, await signUpByCall(page));
  await addItem(page, 'glider', { name: 'Rush 6' });
  await page.goto('/settings/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Calendar on my phone');
  await dialog.getByLabel('What it may do').selectOption('Show what is due in a calendar');
  await expect(dialog.getByLabel('Glider of its flights')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const address = await page.getByLabel('Address of the calendar').inputValue();
  expect(address).toMatch(/^http.*\/calendar\/wb_[\w-]{43}\.ics\?lang=en$/);
  const link = page.getByRole('link', { name: 'Open in the calendar' });
  await expect(link).toHaveAttribute('href', address.replace(/^http/, 'webcal'));
  await page.getByRole('button', { name: 'Test it' }).click();
  await expect(page.getByText('It works.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect((await (await page.request.get(address)).text()).startsWith('BEGIN:VCALENDAR')).toBe(true);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The browser does not allow it.'));
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy: select it' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'New token' }).click();
  await dialog.getByLabel('Name').fill('v'.repeat(100));
  await dialog.getByLabel('Glider of its flights').selectOption('Rush 6');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'vvv' })).toContainText('Send tracks · Rush 6');
  await expectNoSidewaysScroll(page);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}
