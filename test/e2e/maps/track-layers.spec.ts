import { expect } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { addItem, signUp, test } from '../steps/pilot.ts';

const GLIDE = flownPath({ at: 36_000, lat: 46.5, lng: 7, altitude: 2_200 }, [
  { seconds: 90 },
  { seconds: 1_200, speed: 10, heading: 58, climb: -1 },
  { seconds: 120 },
]);

test('a pilot chooses the layers of a track by keyboard', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'site', { name: 'Plan', lat: 46.5, lng: 7 });
  for (const igcFileName of ['first.igc', 'second.igc'])
    await addItem(page, 'flight', { date: '2025-05-31', siteId: 1, igc: igcFile({ fixes: GLIDE }), igcFileName });
  await page.goto('/flight/1');
  const layers = page.getByRole('button', { name: 'Map layers' });
  await expect(page.getByText('+3 m/s')).toBeVisible();
  await layers.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Climb' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Height' })).toBeChecked();
  await expect(page.getByText('+3 m/s')).toHaveCount(0);
  const others = page.getByRole('checkbox', { name: 'Other flights from here' });
  const track = page.waitForResponse(/\/api\/flights\/2\/track/);
  await others.press('Space');
  await expect(others).toBeChecked();
  expect((await track).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(others).toBeHidden();
  await expect(layers).toBeFocused();
});
