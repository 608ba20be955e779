import { expect, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { signUp, signUpByCall, test } from '../steps/pilot.ts';

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
test('the frame of a pilot stays where there is no page, and where the logbook cannot be loaded', {
  tag: '@phone',
}, async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the menu of every top bar has the home page and Log Out, by keyboard, too', async ({ page }) => {
    await signUpByCall(page);
    const menu = page.getByRole('region', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Menu' });
    for (const path of ['/flights', '/flight/0/edit', '/sites/map', '/import']) {
      await page.goto(path);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link', { name: 'Wingbook' })).toHaveAttribute('href', '/');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.click();
    for (const entry of [menu.getByRole('link'), ...(await menu.getByRole('button').all())])
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violationsNow(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL('**/login');
  });
});
