import { expect, type Locator, type Page } from '@playwright/test';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The width that a control must have for a thumb: see the touch targets of the layout tests. */
const THUMB = 44;

/** Counts taps, on controls as on the keys of the keyboard. */
function thumbOf(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB);
      await target.tap();
      taps += 1;
    },
    type: async (keys: string) => {
      await page.keyboard.type(keys);
      taps += keys.length;
    },
  };
}

test('a flight like the last one takes three taps of one thumb, six with another airtime', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Vounetz', launchAltitude: 1627 });
  await addItem(page, 'glider', { name: 'Zeno 2' });
  await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, gliderId: 1, altitude: 2640, airtime: 102 });
  await page.goto('/flights');
  const add = page.getByRole('link', { name: 'Add', exact: true }).filter({ visible: true }).first();
  const like = page.getByRole('button', { name: 'Like the last flight' });
  const save = page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).last();
  const rows = page.getByRole('table', { name: 'Flights' }).getByRole('row').filter({ hasText: 'Vounetz' });

  await test.step('the same again', async () => {
    const thumb = thumbOf(page);
    await thumb.tap(add);
    await thumb.tap(like);
    await thumb.tap(save);
    await expect(rows.filter({ hasText: /1\s*h\s*42\s*min/ })).toHaveCount(2);
    await expect(rows.filter({ hasText: /2.640\s*m/ })).toHaveCount(2);
    expect(thumb.taps()).toBe(3);
  });

  await test.step('with another airtime', async () => {
    const thumb = thumbOf(page);
    await thumb.tap(add);
    await thumb.tap(like);
    await thumb.tap(page.getByLabel('Airtime, minutes'));
    await thumb.type('35');
    await thumb.tap(save);
    await expect(rows.filter({ hasText: /1\s*h\s*35\s*min/ })).toHaveCount(1);
    expect(thumb.taps()).toBeLessThanOrEqual(6);
  });
});
