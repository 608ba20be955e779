import { expect, type Page } from '@playwright/test';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';
import { answerNever, untilWaiting } from '../steps/waiting.ts';

test.use({ hasMaps: false, viewport: { width: 1920, height: 1080 }, isMobile: false });

/** Above the width of a page of one column. */
const TWO_COLUMNS = 1_200;
const widthOfPage = async (page: Page): Promise<number> => (await page.getByRole('main').boundingBox())?.width ?? 0;

test('a row of a list keeps the focus when the window becomes too narrow for what is beside it', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Amisbühl', lat: 46.7, lng: 7.84 });
  await page.goto('/sites');
  const row = page.getByRole('link', { name: 'Amisbühl' });
  await row.focus();
  expect(await widthOfPage(page)).toBeGreaterThan(TWO_COLUMNS);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(() => widthOfPage(page)).toBeLessThan(TWO_COLUMNS);
  await expect(row).toBeFocused();
});

test('a list waits in as many columns as it had last', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'glider', { name: 'Zeno 2' });
  await page.goto('/gliders');
  await expect(page.getByRole('link', { name: 'Zeno 2' })).toBeVisible();
  await answerNever(page);
  await page.reload();
  await untilWaiting(page);
  expect(await widthOfPage(page)).toBeLessThan(TWO_COLUMNS);
  await page.unrouteAll();
  await addItem(page, 'flight', { date: '2026-05-03', gliderId: 1, airtime: 60 });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Records' })).toBeVisible();
  await answerNever(page);
  await page.reload();
  await untilWaiting(page);
  expect(await widthOfPage(page)).toBeGreaterThan(TWO_COLUMNS);
});
