import { expect, type Page, type Route } from '@playwright/test';
import { save, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const NOT_RESPONDING = 'Server is not responding, please, check your Internet connection.';

/** Long enough for 'Trying ...' to be seen. */
const LOSS_DELAY_MS = 250;

async function lost(route: Route): Promise<void> {
  await new Promise((done) => setTimeout(done, LOSS_DELAY_MS));
  await route.abort();
}

/** Expects the error, and the same one again after a retry. */
async function expectRetry(page: Page): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert.getByText(NOT_RESPONDING)).toBeVisible();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert.getByRole('button', { name: 'Trying ...' })).toBeDisabled();
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
}

/** Every error, with what is shown on its screen, is in `test/app/errors.test.tsx`. */
test('a save and a load that fail can be tried again, and a rejected csrf value is replaced', async ({
  page,
  context,
}) => {
  await signUpByCall(page);

  await test.step('a form that could not be saved has a banner above it, and is saved by the retry', async () => {
    await page.goto('/glider/0/edit');
    await page.getByLabel('Name*').fill('Zeno 2');
    await page.route('**/api/data', lost);
    await save(page);
    await expectRetry(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table', { name: 'Gliders' })).toContainText('Zeno 2');
  });

  await test.step('a page that could not be loaded has a block in its place, and opens by the retry', async () => {
    await page.route('**/api/data?*', lost);
    await page.goto('/flights');
    await expectRetry(page);
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeVisible();
    await expect(page.locator('main form, main table')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('You have no flights yet')).toBeVisible();
  });

  await test.step('a csrf value that the server rejects is replaced, and the save succeeds', async () => {
    await page.goto('/glider/0/edit');
    await page.getByLabel('Name*').fill('Swift 6');
    const [outdated] = (await context.cookies()).filter(({ name }) => name === 'csrf');
    await context.addCookies(outdated ? [{ ...outdated, value: 'outdated' }] : []);
    const rejected = page.waitForResponse((response) => response.status() === 403);
    await save(page);
    await rejected;
    await expect(page.getByRole('table', { name: 'Gliders' })).toContainText('Swift 6');
  });
});
