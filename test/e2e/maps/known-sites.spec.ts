import { expect } from '@playwright/test';
import { logIn, save, signUpByCall, test } from '../steps/pilot.ts';
import { choice, coordinates, newSite, openPicker, search, status } from './site-form.ts';

test.use({ hasSmallWindow: true });

test('known sites nearby are proposed, dismissed, and used', async ({ page }) => {
  await newSite(page);
  await coordinates(page).fill('46.7 7.8');
  const near = status(page, 'We found the site "Luegibrüggli" at 0.1 km distance');
  const far = status(page, 'We found the site "Amisbühl" at 1.3 km distance');
  await expect(far).toBeVisible();
  await expect(page.getByText('Site data: ParaglidingEarth')).toBeVisible();
  await near.getByRole('button', { name: 'Dismiss' }).click();
  await expect(near).toBeHidden();
  await far.getByRole('button', { name: 'Use this data' }).click();
  await expect(far).toBeHidden();
  await expect(page.getByLabel('Name*')).toHaveValue('Amisbühl');
  await expect(coordinates(page)).toHaveValue('46.7017 7.8167');
  await expect(page.getByLabel('Launch altitude')).toHaveValue('1340');
  await expect(page.getByLabel('Location')).toHaveValue('Interlaken, Interlaken-Oberhasli, Bern, Switzerland');
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await save(page);
  await page.waitForURL('**/sites');
  await expect(page.getByRole('link', { name: 'Amisbühl' })).toBeVisible();
});

test('the search radius doubles until a site is found; a named site has no proposals; the map hides them', async ({
  page,
}) => {
  await page.clock.install();
  const lookUps: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/site-proposal')) lookUps.push(request.url());
  });
  await newSite(page);
  await page.getByLabel('Name*').fill('My own');
  await coordinates(page).fill('46.75 7.8');
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByLabel('Name*').fill('');
  await coordinates(page).fill('46.76, 7.8');
  const nothing = (radius: number) =>
    status(
      page,
      `No site found within a distance of ${radius} km. Consider adding new site data to a public paragliding-site database or increase search radius.`,
    );
  await expect(nothing(2)).toBeVisible();
  await page.getByRole('button', { name: 'Increase search radius' }).click();
  await expect(nothing(4)).toBeVisible();
  await page.getByRole('button', { name: 'Increase search radius' }).click();
  await expect(status(page, 'We found the site').first()).toBeVisible();
  await openPicker(page);
  await page.getByRole('button', { name: 'Close Map' }).first().click();
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(lookUps.filter((url) => url.includes('lat=46.75'))).toEqual([]);
  expect(lookUps.some((url) => url.includes('lat=46.76'))).toBe(true);
});

test("elevation and distances are in the pilot's units", async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/pilot/edit');
  await page.getByLabel('Altitude unit').selectOption('feet');
  await page.getByLabel('Distance unit').selectOption('miles');
  await save(page);
  await page.waitForURL('**/pilot');
  await page.goto('/site/0/edit');
  await coordinates(page).fill('46.7 7.8');
  await expect(status(page, 'We found the site "Amisbühl" at 0.8 mi distance')).toBeVisible();
  await openPicker(page);
  await expect(choice(page, 'Elevation 4\\D101 ft')).toBeChecked();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Launch altitude')).toHaveValue('4101');
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

test('when the session ends over the map, the login form appears, and the input is restored', async ({ page }) => {
  const email = await signUpByCall(page);
  await page.goto('/site/0/edit');
  await page.getByLabel('Remarks').fill('A meadow');
  await openPicker(page);
  await page.context().clearCookies();
  await search(page, 'Interlaken');
  await logIn(page, email);
  await page.getByRole('button', { name: 'Close Map' }).first().click();
  await expect(page.getByLabel('Remarks')).toHaveValue('A meadow');
});
