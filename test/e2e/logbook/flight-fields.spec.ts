import { expect, type Page } from '@playwright/test';
import { addItem, save, signUpByCall, test } from '../steps/pilot.ts';
import { createSite, TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const NO_SITE_NEAR = /No site near takeoff coordinates/;

async function chooseTrack(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
}

const maxAltitude = (page: Page) => page.getByLabel('Max altitude', { exact: true });
const unit = (page: Page) => page.getByLabel('Unit');
const chosenSite = (page: Page) => page.getByLabel('Site', { exact: true }).locator('option:checked');

test('a launch of unknown altitude shows a dash above launch, and a sled ride from it leaves the altitude', async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Unknown height' });
  await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, altitude: 2794 });
  await page.goto('/flight/1');
  await expect(page.locator('dt', { hasText: 'Above launch' }).locator('xpath=following-sibling::dd[1]')).toHaveText(
    '—',
  );
  await page.goto('/flight/0/edit');
  await expect(chosenSite(page)).toHaveText('Unknown height');
  await maxAltitude(page).fill('1234');
  await page.getByLabel('Sled ride').check();
  await expect(maxAltitude(page)).toHaveValue('1234');
  await expect(maxAltitude(page)).toBeDisabled();
});

test('another unit converts the altitudes of a track, of a new site from it, and of a saved site', async ({ page }) => {
  await signUpByCall(page);
  await test.step('a track', async () => {
    await addItem(page, 'site', { name: 'High', launchAltitude: 2100.4 });
    await page.goto('/flight/0/edit');
    await chooseTrack(page);
    const metres = Number(await maxAltitude(page).inputValue());
    await unit(page).selectOption('feet');
    await expect(maxAltitude(page)).toHaveValue(String(Math.round(metres * 3.28084)));
    await unit(page).selectOption('meters');
    await expect(maxAltitude(page)).toHaveValue(String(metres));

    await page.getByLabel('Site', { exact: true }).selectOption('High');
    await page.getByLabel('Sled ride').check();
    await expect(maxAltitude(page)).toHaveValue('2100');
    await page.getByLabel('Sled ride').uncheck();
    await expect(maxAltitude(page)).toHaveValue(String(metres));
  });

  await test.step('a new site from a track starts with the altitude of its launch', async () => {
    await createSite(page);
    await expect(page.getByLabel('Launch altitude')).toHaveValue(/^[12]\d{3}$/);
    const metres = Number(await page.getByLabel('Launch altitude').inputValue());
    await unit(page).selectOption('feet');
    await expect(page.getByLabel('Launch altitude')).toHaveValue(String(Math.round(metres * 3.28084)));
    await unit(page).selectOption('meters');
    await expect(page.getByLabel('Launch altitude')).toHaveValue(String(metres));
  });

  await test.step('a saved site', async () => {
    await page.goto('/site/1/edit');
    await unit(page).selectOption('feet');
    await expect(page.getByLabel('Launch altitude')).toHaveValue('6891');
  });
});

test('another unit converts a saved altitude, and keeps digits that were typed', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/flight/0/edit');
  await maxAltitude(page).fill('5001');
  await unit(page).selectOption('feet');
  await expect(maxAltitude(page)).toHaveValue('5001');
  await save(page);
  await page.waitForURL('**/flights');

  await page.goto('/flight/1/edit');
  await expect(maxAltitude(page)).toHaveValue('1524');
  for (const [next, shown] of [
    ['feet', '5001'],
    ['meters', '1524'],
    ['feet', '5001'],
  ] as const) {
    await unit(page).selectOption(next);
    await expect(maxAltitude(page)).toHaveValue(shown);
  }
  await page.getByLabel('Remarks').fill('Read in feet');
  await page.reload();
  await expect(maxAltitude(page)).toHaveValue('5001');
  await unit(page).selectOption('meters');
  await expect(maxAltitude(page)).toHaveValue('1524');
  await maxAltitude(page).fill('1600');
  await unit(page).selectOption('feet');
  await expect(maxAltitude(page)).toHaveValue('1600');
});

test('a chosen site stays where no site is near, and No site hides the question as Create new does', async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Far away', lat: 10, lng: 10 });
  await addItem(page, 'site', { name: 'No coordinates' });
  await page.goto('/flight/0/edit');
  await expect(chosenSite(page)).toHaveText('No coordinates');
  await chooseTrack(page);
  await expect(chosenSite(page)).toHaveText('No coordinates');
  await page.getByLabel('Site', { exact: true }).selectOption('Far away');
  await page.getByRole('button', { name: 'Remove morning.igc' }).click();
  await chooseTrack(page);
  await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
  await expect(chosenSite(page)).toHaveText('Far away');
  await page.getByRole('button', { name: 'No site' }).click();
  await expect(page.getByText(NO_SITE_NEAR)).toHaveCount(0);
  await expect(chosenSite(page)).toHaveText('No site');

  await page.getByLabel('Site', { exact: true }).selectOption('Far away');
  await save(page);
  await page.waitForURL('**/flights');
  await page.goto('/flight/1/edit');
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
  await expect(page.getByText(NO_SITE_NEAR)).toHaveCount(0);
  await expect(chosenSite(page)).toHaveText('Far away');
});

test('after a reload a site stays where no site is near only if the pilot chose it', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Far away', lat: 10, lng: 10 });
  await page.goto('/flight/0/edit');
  await expect(chosenSite(page)).toHaveText('Far away');
  await page.getByLabel('Remarks').fill('Smooth air');
  await page.reload();
  await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
  await chooseTrack(page);
  await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
  await expect(chosenSite(page)).toHaveText('No site');

  await page.getByLabel('Site', { exact: true }).selectOption('Far away');
  await page.getByRole('button', { name: 'Remove morning.igc' }).click();
  await page.reload();
  await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
  await chooseTrack(page);
  await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
  await expect(chosenSite(page)).toHaveText('Far away');
});

test('a track of another flight is recognised, and may be added anyway', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/flight/0/edit');
  await chooseTrack(page);
  await expect(page.getByText('You have this track already')).toHaveCount(0);
  await save(page);
  await page.waitForURL('**/flights');

  await page.goto('/flight/0/edit');
  await chooseTrack(page);
  const notice = page.getByText(/^You have this track already: flight of Jun 20, 2026, \d\d:\d\d$/);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Open' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Add anyway' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove morning.igc' }).click();
  await chooseTrack(page);
  await page.getByRole('link', { name: 'Open' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/flight/1');

  await page.goto('/flight/1/edit');
  await Promise.all([page.waitForResponse('**/api/tracks/known?*'), chooseTrack(page)]);
  await expect(page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true })).toBeEnabled();
  await expect(page.getByText('You have this track already')).toHaveCount(0);
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
    const before = await shifted();
    const opening = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose IGC file' }).click();
    await (await opening).setFiles(TRACK);
    await expect(page.getByText(NO_SITE_NEAR)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
    expect((await shifted()) - before).toBeLessThanOrEqual(0.02);
  });
});
