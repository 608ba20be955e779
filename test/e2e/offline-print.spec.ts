import { expect } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { install, openCold, signUpOnDevice, test, untilCopied } from './steps/offline.ts';
import { pagesOfPdf } from './steps/pdf-text.ts';
import { addItem } from './steps/pilot.ts';

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
