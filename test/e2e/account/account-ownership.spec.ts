import { expect } from '@playwright/test';
import { downloadEverything } from '../steps/download.ts';
import { addItem, logIn, PASSWORD, signUp, signUpByCall, test } from '../steps/pilot.ts';

test('a pilot downloads everything as one ZIP file', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'glider', { name: 'Zeno 2' });
  const { name, buffer } = await downloadEverything(page);
  expect(name).toMatch(/^wingbook-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(buffer.subarray(0, 2).toString()).toBe('PK');
});

test('a pilot sees all sessions, and ends them', async ({ page, browser }) => {
  const email = await signUp(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere, email);
  await elsewhere.waitForURL('**/flights');

  await page.goto('/pilot');
  await expect(page.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL('**/login');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await elsewhere.context().close();
});

test('a pilot deletes the account with the password', async ({ page }) => {
  const email = await signUpByCall(page);
  await page.goto('/pilot');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  const goOn = dialog.getByRole('button', { name: 'Delete my account' });
  await goOn.click();
  await expect(dialog.getByRole('alert')).toHaveText('All fields are required');
  await dialog.getByLabel('Password').fill('not the password');
  await goOn.click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(/.+/);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await goOn.click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
});
