import { expect } from '@playwright/test';
import { logIn, logOut, newEmail, openDemo, sendSignUp, signUp, test } from '../steps/pilot.ts';

test.use({ hasSmallWindow: true });

test('the demo opens with its best flight, and says on every screen that it expires', async ({ page }) => {
  await openDemo(page);
  await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(4);
  for (const path of ['/flights', '/sites', '/sites/map', '/gliders', '/stats', '/pilot', '/flight/0/edit', '/']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveText('Demo·gone in 24 h·Sign Up');
  }
});

test.describe('without a map', () => {
  test.use({ hasMaps: false });

  test('a demo pilot signs up from the bar, and starts with an empty logbook', async ({ page }) => {
    await openDemo(page);
    await page.getByRole('complementary', { name: 'Demo' }).getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup');
    await sendSignUp(page, newEmail());
    await page.waitForURL('**/flights');
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
  });

  test('a demo pilot logs in, which ends the demo; a pilot with an account has no login page', async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    await logOut(page);
    await openDemo(page);
    const demo = (await context.cookies()).find(({ name }) => name === 'session');
    await page.goto('/login');
    await logIn(page, email);
    await page.waitForURL('**/flights');
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await page.goto('/login');
    await page.waitForURL('**/flights');

    if (!demo) throw new Error('The demo pilot had no session');
    await context.addCookies([demo]);
    await page.goto('/flights');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  });
});
