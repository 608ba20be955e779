import { expect, type Page } from '@playwright/test';
import { newEmail, signUp, test } from '../steps/pilot.ts';

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).filter({ visible: true });
const item = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).filter({ visible: true });

/** Expects the frame of a pilot: navigation, Log Out, and no Log In anywhere. */
async function expectFrameOfPilot(page: Page): Promise<void> {
  await expect(header(page, 'Log Out')).toBeVisible();
  await expect(item(page, 'Flights')).toBeVisible();
  await expect(page.getByText('Log In', { exact: true })).toHaveCount(0);
}

test('an unknown path keeps the frame of the pilot', async ({ page }) => {
  await signUp(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectFrameOfPilot(page);
  await item(page, 'Sites').click();
  await expect(page).toHaveURL('/sites');
});

test('an unknown path shows a visitor Log In and no navigation', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('a logbook that cannot be loaded keeps the frame of its pilot, with Log Out', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  const abort = '**/api/data?**';
  await page.route(abort, (route) => route.abort());
  for (const path of ['/flights', '/sites/map', '/pilot/edit/change-password']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectFrameOfPilot(page);
  }
  await page.unroute(abort);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeAttached();
  await page.route(abort, (route) => route.abort());
  await page.goto('/flights');
  await header(page, 'Log Out').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log In', exact: true })).toBeVisible();
});
