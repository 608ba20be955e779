import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bytesOf } from '../../builders/igc.ts';
import { flightOn } from '../../builders/sent-flight.ts';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { csrfOf, save, signUpByCall, test, verifyByCall } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Returns the secret of a new token, which the page does not notice. */
async function newToken(page: Page, name: string): Promise<string> {
  const csrf = await csrfOf(page);
  const { pilot } = await (await page.request.get('/api/data', { params: { csrf } })).json();
  const data = { name, scope: 'tracks:add', gliderId: null, days: null, pilotId: pilot.id, csrf };
  return (await (await page.request.post('/api/tokens', { data })).json()).secret;
}

/** Returns what sends a file with the secret of a token. */
function sendingAs(request: APIRequestContext, secret: string) {
  return async (name: string, bytes: Uint8Array): Promise<void> => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' };
    const response = await request.post(`/api/inbox?name=${name}`, { headers, data: Buffer.from(bytes) });
    expect(response.status()).toBe(200);
  };
}

test('flights arrive from a device, and what is not sure is reviewed', {
  tag: '@phone',
}, async ({ page, request }) => {
  await verifyByCall(page, await signUpByCall(page));
  await page.goto('/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  const send = sendingAs(request, await newToken(page, 'Flyskyhy'));
  await send('kandel.igc', flightOn('2025-05-31'));
  await send('logbook.csv', bytesOf('Date,Site,Airtime\n2025-05-01,Kandel,10\n2025-05-02,Kandel,20\n'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 flight arrived from Flyskyhy.')).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText(/1 file from Flyskyhy waits for you until \w+ \d+, \d{4}\./)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(page.getByText('May 31, 2025').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Look' }).click();
  const list = page.getByRole('region', { name: 'Files not saved yet' });
  await expect(list.getByText('logbook.csv')).toBeVisible();
  await expect(list.getByText(/From Flyskyhy/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the import of Flyskyhy' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await list.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Import 2/ })
    .click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });

  await page.goto('/flights');
  await expect(page.getByText('May 2, 2025').first()).toBeVisible();
  await expect(page.getByText('arrived from Flyskyhy')).toHaveCount(0);
  await page.goto('/import');
  await expect(page.getByRole('button', { name: 'Undo the import of Flyskyhy' })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('a file that a device has sent leaves the list once its flight is saved in the form', async ({
  page,
  request,
}) => {
  await verifyByCall(page, await signUpByCall(page));
  await page.goto('/import');
  const send = sendingAs(request, await newToken(page, 'Vario'));
  await send('old.igc', flightOn('2005-10-15'));
  const list = page.getByRole('region', { name: 'Files not saved yet' });
  await expect(async () => {
    await page.reload();
    await expect(list.getByText('old.igc')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await list.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByLabel('Date*')).toHaveValue('2005-10-15');
  await page.goto('/import');
  await expect(list.getByText('old.igc'), 'it is not saved').toBeVisible();
  await list.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByLabel('Date*')).toHaveValue('2005-10-15');
  await save(page);
  await expect(page).not.toHaveURL(/edit/);
  await page.goto('/import');
  await expect(page.getByLabel('Files to import')).toBeAttached();
  await expect(list).toHaveCount(0);
});
