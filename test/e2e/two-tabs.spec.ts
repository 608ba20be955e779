import { expect, type Page } from '@playwright/test';
import { logOut, lookAround, PASSWORD, save, signUp, test } from './pilot.ts';

async function typeGlider(page: Page, name: string): Promise<void> {
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill(name);
}

test("what is typed in one tab never lands in another pilot's logbook", async ({ page, context }) => {
  await signUp(page);
  await typeGlider(page, 'Mine alone');
  const other = await context.newPage();
  await logOut(other);
  await lookAround(other);

  await save(page);
  await expect(page.getByText(/You have logged in as a different user/).first()).toBeVisible();
  await expect(page.getByLabel('Name*')).toHaveValue('Mine alone');

  await other.goto('/gliders');
  await expect(other.getByRole('table', { name: 'Gliders' })).toBeVisible();
  await expect(other.getByText('Mine alone')).toHaveCount(0);
});

test('a form waits behind the login when the session has ended, and is saved after it', async ({ page, context }) => {
  const email = await signUp(page);
  await typeGlider(page, 'Still here');
  await logOut(await context.newPage());

  await save(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Name*')).toHaveValue('Still here');
  await save(page);
  await expect(page.getByRole('table', { name: 'Gliders' })).toContainText('Still here');
});

test('a form never survives a login as another pilot', async ({ page, context }) => {
  await signUp(page);
  await typeGlider(page, 'Not yours');
  const other = await context.newPage();
  await logOut(other);
  const email = await signUp(other);
  await logOut(other);

  await save(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Name*')).toHaveValue('');
});

test('a server that says nothing for six seconds is given up', async ({ page }) => {
  await signUp(page);
  await typeGlider(page, 'Into the void');
  await page.route('**/api/data', () => undefined);
  const began = Date.now();
  await save(page);
  await expect(page.getByText('Server is not responding, please, check your Internet connection.')).toBeVisible({
    timeout: 10_000,
  });
  expect(Date.now() - began).toBeGreaterThanOrEqual(5_900);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
