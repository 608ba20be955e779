import { expect, type Page } from '@playwright/test';
import { addItem, save, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const NO_SITE_NEAR = /No site near takeoff coordinates/;

async function chooseTrack(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
}

const maxAltitude = (page: Page) => page.getByLabel('Max altitude', { exact: true });
const unit = (page: Page) => page.getByLabel('Unit');
const chosenSite = (page: Page) => page.getByLabel('Site', { exact: true }).locator('option:checked');

test('after a reload a form knows which site and unit the pilot chose, what was typed, and that its track is known', async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Far away', lat: 10, lng: 10 });
  await page.goto('/flight/0/edit');
  await expect(chosenSite(page)).toHaveText('Far away');
  await page.getByLabel('Remarks').fill('Smooth air');
  await test.step('a site that it was opened with does not stay where no site is near', async () => {
    await page.reload();
    await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
    await chooseTrack(page);
    await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
    await expect(chosenSite(page)).toHaveText('No site');
  });

  await test.step('one that was chosen stays', async () => {
    await page.getByLabel('Site', { exact: true }).selectOption('Far away');
    await page.getByRole('button', { name: 'Remove morning.igc' }).click();
    await page.reload();
    await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
    await chooseTrack(page);
    await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
    await expect(chosenSite(page)).toHaveText('Far away');
  });

  await test.step('a saved altitude is still converted in the unit that was chosen', async () => {
    await maxAltitude(page).fill('5001');
    await unit(page).selectOption('feet');
    await save(page);
    await page.waitForURL('**/flights');
    await page.goto('/flight/1/edit');
    await unit(page).selectOption('feet');
    await page.getByLabel('Remarks').fill('Read in feet');
    await page.reload();
    await expect(maxAltitude(page)).toHaveValue('5001');
    await unit(page).selectOption('meters');
    await expect(maxAltitude(page)).toHaveValue('1524');
  });

  await test.step('a track is still known', async () => {
    await page.goto('/flight/0/edit');
    await chooseTrack(page);
    const notice = page.getByText(/^You have this track already: flight of Jun 20, 2026, \d\d:\d\d, Far away$/);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
  });
});

/** Collects in `window.shifts` how far the parts of a page move without a reason. */
function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isAsked && 'value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.describe('with a map', () => {
  test.use({ hasMaps: true, hasSmallWindow: true });

  test('the fields do not move when a track is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(recordShifts);
    const shifted = () =>
      page.evaluate(() => {
        const { shifts } = window as unknown as { readonly shifts: readonly number[] };
        return shifts.reduce((sum, value) => sum + value, 0);
      });
    await signUpByCall(page);
    await page.goto('/flight/0/edit');
    await expect(page.getByLabel('Date*')).toBeVisible();
    await expect(page.getByText('Verify your email.')).toBeVisible(); // It moves the form, whenever its code comes.
    const before = await shifted();
    const opening = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose IGC file' }).click();
    await (await opening).setFiles(TRACK);
    await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
    expect((await shifted()) - before).toBeLessThanOrEqual(0.02);
  });
});
