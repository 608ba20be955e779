import { expect } from '@playwright/test';
import { save, signUpByCall, test } from '../steps/pilot.ts';
import { choice, coordinates, newSite, openPicker, search, status } from './site-form.ts';

test.use({ hasSmallWindow: true });

test("the map of a site's form hides the known sites, and has the pilot's unit", async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/pilot/edit');
  await page.getByLabel('Altitude unit').selectOption('feet');
  await save(page);
  await page.waitForURL('**/pilot');
  await page.goto('/site/0/edit');
  await test.step('known sites are hidden once the map was open', async () => {
    await coordinates(page).fill('46.7 7.8');
    await expect(status(page, 'We found the site').first()).toBeVisible();
    await openPicker(page);
    await page.getByRole('button', { name: 'Close Map' }).first().click();
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  await test.step('the elevation of the pin is in feet', async () => {
    await openPicker(page);
    await expect(choice(page, 'Elevation 4\\D101 ft')).toBeChecked();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Launch altitude')).toHaveValue('4101');
  });
});

test('a failure of a third party is reported, and the rest still works', async ({ page }) => {
  await newSite(page);
  const trouble = { status: 502, json: { error: { type: 'thirdPartyError' } } };
  for (const call of ['location', 'elevation', 'geocode']) {
    await page.route(`**/api/${call}*`, (route) => route.fulfill(trouble));
  }
  const message = 'ERROR: Unable to get site proposal for 46.7/7.8: no response in time';
  await page.route('**/api/site-proposal*', (route) =>
    route.fulfill({ status: 502, json: { error: { type: 'thirdPartyError', message } } }),
  );
  await coordinates(page).fill('46.7 7.8');
  await expect(status(page, message)).toBeVisible();
  await page.unroute('**/api/site-proposal*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(status(page, 'We found the site "Amisbühl"')).toBeVisible();

  await openPicker(page);
  await expect(choice(page, 'Address There is a problem with third party service.')).toBeDisabled();
  await expect(choice(page, 'Elevation There is a problem with third party service.')).toBeDisabled();
  await search(page, 'Interlaken');
  await expect(status(page, 'There is a problem with third party service.')).toBeVisible();
  await page.unroute('**/api/location*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(choice(page, 'Address Interlaken')).toBeChecked();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Location')).toHaveValue(/^Interlaken/);
});
