import { expect, type Page } from '@playwright/test';
import { signUp, test } from '../steps/pilot.ts';

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

/** Other pages are in `test/app/frame.test.tsx`; here the frame is that of a window and of a phone. */
test('the frame of a pilot stays where there is no page, and where the logbook cannot be loaded', async ({ page }) => {
  await signUp(page);

  await test.step('an unknown path has status 404, and leads on', async () => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expectFrameOfPilot(page);
    await item(page, 'Sites').click();
    await expect(page).toHaveURL('/sites');
  });

  await test.step('a logbook that cannot be loaded can be left by Log Out', async () => {
    await page.route('**/api/data?**', (route) => route.abort());
    await page.goto('/flights');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectFrameOfPilot(page);
    await header(page, 'Log Out').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Log In', exact: true })).toBeVisible();
  });
});
