import { expect, type Page } from '@playwright/test';
import { flownPath, igcBytes } from '#test/builders/igc';
import { untilKept } from '../steps/drafts.ts';
import { storedOnServer } from '../steps/offline.ts';
import { save, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

const NO_TRACK = { name: 'notes.igc', mimeType: '', buffer: Buffer.from('nothing of a flight') };

async function chooseTrack(page: Page): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
}

test('a form with a track takes another file, a sled ride, a failed save and its repetition', async ({ page }) => {
  await signUpByCall(page);
  await chooseTrack(page);
  await test.step('unticking sled ride restores the altitude', async () => {
    const altitude = page.getByLabel('Max altitude', { exact: true });
    const measured = await altitude.inputValue();
    await page.getByLabel('Sled ride').check();
    await expect(altitude).toBeDisabled();
    await page.getByLabel('Sled ride').uncheck();
    await expect(altitude).toHaveValue(measured);
  });

  await test.step('a rejected file does not hide the track that will be saved', async () => {
    await page.locator('input[type=file]').setInputFiles(NO_TRACK);
    await expect(page.getByText("Couldn't parse your IGC file.")).toBeVisible();
    await expect(page.getByText('notes.igc')).toBeVisible();
    await expect(page.getByText('morning.igc', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove morning.igc' }).click();
    await expect(page.getByText('notes.igc')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Map of the track' })).toHaveCount(0);
  });

  await test.step('a failed save is reported within view, however long the form is', async () => {
    await chooseTrack(page);
    await page.getByLabel('Remarks').fill('Kept');
    await page.getByLabel('Remarks').scrollIntoViewIfNeeded();
    await page.route('**/api/**', (route) => route.abort());
    await save(page);
    await expect(page.getByText('Server is not responding, please, check your Internet connection.')).toBeInViewport();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/flights');
  });
});

/** A file of half an hour from a place, whose instrument has measured no altitude. */
const WITHOUT_ALTITUDE = {
  name: 'without-altitude.igc',
  mimeType: '',
  buffer: Buffer.from(
    igcBytes({
      fixes: flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 0 }, [
        { seconds: 120 },
        { seconds: 1_800, speed: 10, heading: 90 },
        { seconds: 120 },
      ]),
    }),
  ),
};

test('another file leaves nothing of the one before, also over a reload and after that was removed', async ({
  page,
}) => {
  await signUpByCall(page);
  await chooseTrack(page);
  const altitude = page.getByLabel('Max altitude', { exact: true });
  await expect(altitude).not.toHaveValue('');
  const measured = await altitude.inputValue();
  await page.getByLabel('Remarks').fill('Kept');
  await untilKept(page);
  await page.reload();
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
  await expect(altitude).toHaveValue(measured);
  await page.getByRole('button', { name: 'Remove morning.igc' }).click();
  await expect(altitude, 'removing the file clears that alone').toHaveValue(measured);

  await page.locator('input[type=file]').setInputFiles(WITHOUT_ALTITUDE);
  await expect(page.getByText('without-altitude.igc', { exact: true })).toBeVisible();
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
  await expect(altitude).toHaveValue('');
  await expect(page.getByLabel('Remarks')).toHaveValue('Kept');
  await save(page);
  await page.waitForURL('**/flights');
  const { flights } = await storedOnServer(page);
  expect(flights).toMatchObject([{ date: '2025-05-31', altitude: 0, remarks: 'Kept' }]);
});
