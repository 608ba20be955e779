import { type Browser, expect, type Page } from '@playwright/test';
import { connect, disconnect, signUpOnDevice, storedOnServer, untilCopied } from './steps/offline.ts';
import { addItem, logIn, PASSWORD, post, save, test } from './steps/pilot.ts';

test.use({ hasMaps: false });

const NOTHING = 'There are no pending changes on this device.';

/** A pilot on a device of the pilot's own, with a flight at the site Beta. Returns the email. */
async function signUpWithFlight(page: Page): Promise<string> {
  const email = await signUpOnDevice(page);
  await addItem(page, 'site', { name: 'Beta' });
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, remarks: 'calm' });
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await untilCopied(page, 'calm');
  return email;
}

async function editRemarks(page: Page, remarks: string): Promise<void> {
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill(remarks);
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
}

/** Another device of the pilot, which makes a call. */
async function onAnotherDevice(browser: Browser, email: string, path: string, fields: object): Promise<void> {
  const context = await browser.newContext();
  const computer = await context.newPage();
  await computer.goto('/login');
  await logIn(computer, email);
  await expect(computer.getByRole('table', { name: 'Flights' })).toBeVisible();
  const { pilot } = await storedOnServer(computer);
  await post(computer, path, { ...fields, pilotId: pilot?.id });
  await context.close();
}

test('a rejected change says in words what is wrong, and its form opens with the values and their messages', async ({
  page,
  browser,
}) => {
  const email = await signUpWithFlight(page);
  await disconnect(page);
  await page.goto('/flight/1/edit');
  await page.getByLabel('Site', { exact: true }).selectOption('Beta');
  await page.getByLabel('Remarks').fill('at Beta');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await onAnotherDevice(browser, email, '/api/data', { dataType: 'site', data: { id: 1, see: false } });

  await connect(page);
  await page.goto('/waiting');
  await expect(page.getByText('The site Beta was deleted on another device.')).toBeVisible();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel('Remarks')).toHaveValue('at Beta');
  await expect(page.getByText('Site you chose does no longer exist')).toBeVisible();
  await page.getByLabel('Site', { exact: true }).selectOption('No site');
  await save(page);
  await expect(page).toHaveURL(/flight\/1$/);
  await page.goto('/waiting');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page.getByText(/^Last sent: /)).toBeVisible();
  expect((await storedOnServer(page)).flights).toMatchObject([{ remarks: 'at Beta', siteId: null }]);
});

test('a deletion of what was changed on another device shows these changes', async ({ page, browser }) => {
  const email = await signUpWithFlight(page);
  await disconnect(page);
  await page.goto('/flight/1/edit');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/flights$/);
  const changed = { id: 1, date: '2026-05-03', time: null, siteId: null, gliderId: null, airtime: 60, altitude: 0 };
  const data = { ...changed, remarks: 'best flight', igcFileName: null };
  await onAnotherDevice(browser, email, '/api/data', { dataType: 'flight', data });

  await connect(page);
  await page.goto('/waiting');
  await expect(page.getByText('This was changed on another device after you deleted it here.')).toBeVisible();
  await expect(page.getByText('best flight')).toBeVisible();
});

test('a server that answers, but takes no saves, is no missing connection', async ({ page }) => {
  await signUpWithFlight(page);
  await page
    .context()
    .route(/\/api\/data$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await editRemarks(page, 'windy');
  await expect(page.getByText('Cannot save at the moment')).toBeVisible();
  await page.context().unroute(/\/api\/data$/);
  await page.goto('/waiting');
  await page.getByRole('button', { name: 'Send now' }).or(page.getByText(NOTHING)).first().waitFor();
  await expect.poll(async () => (await storedOnServer(page)).flights).toMatchObject([{ remarks: 'windy' }]);
});

test('a device with pending changes says one true thing when another tab logs out', async ({ page }) => {
  const email = await signUpWithFlight(page);
  const kept = page.getByText('1 pending change is kept on this device. It is sent once you log in.');
  await disconnect(page);
  await editRemarks(page, 'windy');

  await test.step('a logout in a second tab', async () => {
    const second = await page.context().newPage();
    await connect(page);
    await second.route(/\/api\/data/, (route) => route.abort());
    await page.context().route(/\/api\/data/, (route) => route.abort());
    await second.goto('/pilot');
    await second.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
    await second.getByRole('button', { name: 'Log out and keep on this device' }).click();
    await expect(second.getByText('1 pending change is kept on this device.')).toBeVisible();
    await expect(kept).toBeVisible();
    await second.close();
    await page.context().unroute(/\/api\/data/);
    await logIn(page, email);
    await expect.poll(async () => (await storedOnServer(page)).flights).toMatchObject([{ remarks: 'windy' }]);
  });
});

test('what a deleted account had pending can be exported and removed at the login', async ({ page, browser }) => {
  const email = await signUpWithFlight(page);
  await disconnect(page);
  await editRemarks(page, 'windy');
  await onAnotherDevice(browser, email, '/api/delete-account', { password: PASSWORD });
  await connect(page);
  await page.reload();
  const notice = page.getByText('This account was deleted. 1 pending change is still on this device');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as file' }).click();
  expect((await downloading).suggestedFilename()).toBe('wingbook-pending-changes.json');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from this device' }).click();
  await expect(notice).toBeHidden();
});
