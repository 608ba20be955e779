import { expect, type Locator, type Page } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { addItem, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { changedPixels, settledPicture } from '../steps/pixels.ts';
import { expectDrawn, layersOf, mapOf, pressLayer, withoutRoute } from '../steps/track-map.ts';

test.use({ hasSmallWindow: true });

/** A demo flight with thermals, of which the server knows the score. */
const WITH_TRACK = '/flight/120';
const START = { at: 36_000, lat: 46.5, lng: 7, altitude: 2_200 };
/** A glide of 12 km after some time at the launch. */
const glide = (heading: number) =>
  igcFile({
    fixes: flownPath(START, [{ seconds: 90 }, { seconds: 1_200, speed: 10, heading, climb: -1 }, { seconds: 120 }]),
  });

async function openFlight(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByText('+3 m/s')).toBeVisible();
  await layersOf(page).focus();
}

/** Expects that a row's part of the track is drawn otherwise once the row is chosen. */
async function expectHighlighted(page: Page, row: Locator): Promise<void> {
  for (const pressed of ['true', 'false']) {
    await row.press('Enter');
    await expect(row).toHaveAttribute('aria-pressed', pressed);
  }
  // The place on the track stays at the part's start, so that only the part changes.
  const without = await settledPicture(page, mapOf(page));
  await row.press('Enter');
  await expect.poll(() => changedPixels(page, without, mapOf(page))).toBeGreaterThan(30);
}

test('a pilot chooses the layers of a track by keyboard', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2025-05-31', igc: glide(58), igcFileName: 'first.igc' });
  await openFlight(page, '/flight/1');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Climb' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Height' })).toBeChecked();
  await expect(page.getByText('+3 m/s')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Other flights from here' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Airspace' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Height' })).toBeHidden();
  await expect(layersOf(page)).toBeFocused();
});

test('the other flights from a site are drawn beside the track', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Plan', lat: 46.5, lng: 7 });
  for (const [igcFileName, heading] of [
    ['first.igc', 58],
    ['second.igc', 80],
  ] as const)
    await addItem(page, 'flight', { date: '2025-05-31', siteId: 1, igc: glide(heading), igcFileName });
  await openFlight(page, '/flight/1');
  await withoutRoute(page);
  await expectDrawn(page, 'Other flights from here', 200);
});

test('thermals, the scored route and the part of a chosen row are drawn on the track', async ({ page }) => {
  await lookAroundByCall(page);
  await openFlight(page, WITH_TRACK);
  await expect(page.getByRole('table', { name: 'Thermals' })).toBeVisible();
  await pressLayer(page, 'Thermals');
  await withoutRoute(page);
  await expectDrawn(page, 'Thermals', 200);
  await expectDrawn(page, 'Scored route', 200);
  await expectHighlighted(page, page.getByRole('table', { name: 'Thermals' }).getByRole('button').first());
  await page.getByRole('tab', { name: 'Glides' }).click();
  await expectHighlighted(page, page.getByRole('table', { name: 'Glides' }).getByRole('button').first());
});
