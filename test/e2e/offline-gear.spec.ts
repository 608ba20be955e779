import { expect } from '@playwright/test';
import { connect, disconnect, signUpOnDevice, storedOnServer, untilCopied } from './steps/offline.ts';
import { addItem, save, test } from './steps/pilot.ts';

test.use({ hasMaps: false });

test('a new glider, gear of it and ground handling are made without a connection, and all reach the server', async ({
  page,
}) => {
  await signUpOnDevice(page);
  await addItem(page, 'glider', { name: 'Old wing' });
  await page.goto('/gliders');
  await untilCopied(page, 'Old wing');
  await disconnect(page);
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('New wing');
  await save(page);
  await expect(page.getByRole('link', { name: '1 change not sent yet' })).toBeVisible();
  await page.goto('/gear/0/edit');
  await page.getByLabel('Name*').fill('Harness of the new wing');
  await page.getByLabel('New wing').check();
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await page.goto('/gliders');
  await page
    .getByRole('table', { name: 'Gliders' })
    .getByRole('link', { name: /New wing/ })
    .click();
  await page.getByRole('button', { name: '+ 60 minutes today' }).click();
  await expect(page.getByText('In all: 1 h 00 min, 1 entry')).toBeVisible();
  await page.goto('/gear/print');
  await expect(page.getByRole('cell', { name: 'Harness of the new wing' })).toBeVisible();

  await connect(page);
  await page.goto('/waiting');
  await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
  const stored = await storedOnServer(page);
  expect(stored.gear).toMatchObject([{ name: 'Harness of the new wing', gliderIds: [2] }]);
  expect(stored.handlings).toMatchObject([{ duration: 60, gliderId: 2 }]);
});
