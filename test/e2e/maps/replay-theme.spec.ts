import { expect, type Page } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';
import { changedPixels, settledPicture } from '../steps/pixels.ts';
import { mapOf, untilComplete } from '../steps/track-map.ts';

test.use({ viewport: { width: 390, height: 500 } });

const FIXES = flownPath({ at: 36_000, lat: 46.5, lng: 7, altitude: 3_200 }, [
  { seconds: 90 },
  { seconds: 1_200, speed: 10, heading: 58, climb: -1 },
  { seconds: 120 },
]);

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

test('a flight in 3D lies above all else in a new theme, as in the one it was opened in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2025-05-31', igc: igcFile({ fixes: FIXES }), igcFileName: 'north-east.igc' });
  await page.goto('/flight/1');
  await untilComplete(page);
  await press(page, 'Fly it again in 3D');
  const light = await settledPicture(page, mapOf(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  // The map itself, some time after its buttons: on a busy machine it looks settled before; its place names come later still.
  await expect.poll(() => changedPixels(page, light, mapOf(page))).toBeGreaterThan(60_000);
  await expect(mapOf(page)).not.toHaveAttribute('aria-busy');
  const changed = await settledPicture(page, mapOf(page));
  await press(page, 'Leave 3D');
  await press(page, 'Fly it again in 3D');
  await settledPicture(page, mapOf(page));
  // The scored route alone, drawn over the track in the air, would change 600.
  await expect.poll(() => changedPixels(page, changed, mapOf(page))).toBeLessThan(300);
});
