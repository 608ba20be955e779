import { expect, type Page } from '@playwright/test';
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
