import { expect } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { disconnect, install, openCold, signUpOnDevice, test, untilCopied } from './steps/offline.ts';
import { pagesOfPdf } from './steps/pdf-text.ts';
import { addItem, save } from './steps/pilot.ts';

test.use({ hasMaps: false, expectedErrors: /Failed to/ });

test('the logbook prints without a connection', async ({ page, front }) => {
  await signUpOnDevice(page);
  await addItem(page, 'site', { name: 'Schwarzsee' });
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, siteId: 1, remarks: 'calm' });
  await page.goto('/flights');
  await untilCopied(page, 'calm');
  await install(page);
  front.line = 'down';
  const cold = await openCold(page, '/logbook/print');
  await expect(cold.getByRole('article', { name: 'Page 1' })).toContainText('Schwarzsee');
  expect(await violationsInBothSchemes(cold)).toEqual([]);
  const [sheet, ...others] = pagesOfPdf(await cold.pdf({ preferCSSPageSize: true }));
  expect(sheet?.text).toContain('Schwarzsee');
  expect(others).toEqual([]);
});

test('what is not sent yet is printed as the list shows it: added, changed and deleted flights', async ({ page }) => {
  await signUpOnDevice(page);
  for (const remarks of ['kept', 'to be changed', 'to be deleted']) {
    await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, remarks });
  }
  await page.goto('/flights');
  await untilCopied(page, 'to be deleted');
  await disconnect(page);

  await page.goto('/flight/2/edit');
  await page.getByLabel('Remarks').fill('changed here');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await page.goto('/flight/3/edit');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/flights$/);
  await page.goto('/flight/0/edit');
  await page.getByLabel('Date*').fill('2026-05-04');
  await page.getByLabel('Airtime, hours').fill('2');
  await page.getByLabel('Remarks').fill('added here');
  await save(page);
  await expect(page.getByText('Not sent yet').first()).toBeVisible();

  await page.goto('/logbook/print');
  const sheet = page.getByRole('article', { name: 'Page 1' });
  await expect(sheet.getByRole('row').filter({ hasText: 'May' })).toHaveText([/kept/, /changed here/, /added here/]);
  await expect(sheet).toContainText('Carried forward3 flights4:00');
});
