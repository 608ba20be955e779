import { expect, type Page } from '@playwright/test';
import { addItem, logIn, lookAround, save, signUp, test } from '../steps/pilot.ts';

const SCRIPT = '<script>alert(1)</script><b>Planpraz</b>';

const coordinates = (page: Page) => page.getByLabel('Coordinates', { exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const pin = (page: Page) => page.getByRole('button', { name: 'Pin' });

async function newSite(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/site/0/edit');
}

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'or use a map' }).click();
  await expect(page.getByRole('region', { name: 'Map to choose a place' })).toBeVisible();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('type or drop a pin').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function withoutMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

test('the list switches to the map, where clusters expand and a site leads to its page', async ({ page }) => {
  await lookAround(page);
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Map' }).filter({ visible: true }).click();
  await page.waitForURL('**/sites/map');
  await page.getByRole('button', { name: '7 sites' }).press('Enter');
  await page.getByRole('button', { name: 'Weissenstein' }).click();
  await page.getByRole('link', { name: 'Weissenstein' }).click();
  await page.waitForURL('**/site/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weissenstein');
  await page.goBack();
  await page.getByRole('link', { name: 'List' }).filter({ visible: true }).click();
  await expect(page.getByRole('table', { name: 'Sites' })).toBeVisible();
});

test('the map and a notice over it fill the window together, until the notice is closed', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'site', { name: 'Planpraz', lat: 45.93, lng: 6.85 });
  await page.goto('/sites/map');
  const notice = page.getByRole('region', { name: 'Verification' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Planpraz' })).toBeVisible();
  // The height of the page below the window, and the height that a phone's bottom bar covers.
  const hidden = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
      const free = bar && bar.offsetHeight > 0 ? bar.getBoundingClientRect().top : window.innerHeight;
      const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return [document.documentElement.scrollHeight - window.innerHeight, Math.abs(Math.round(bottom - free))];
    });
  await expect.poll(hidden).toEqual([0, 0]);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(hidden).toEqual([0, 0]);
});

test('a site on the map is opened and closed by keyboard, and one can be added', async ({ page }) => {
  await lookAround(page);
  await page.goto('/sites/map');
  const mark = page.getByRole('button', { name: 'Billing' });
  await mark.press('Enter');
  await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Billing' })).toBeHidden();
  await expect(mark).toBeFocused();
  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).click();
  await page.waitForURL('**/site/0/edit');
});

test('names on the map are plain text, and sites at one position share a popup', async ({ page }) => {
  await signUp(page);
  await page.goto('/sites/map');
  await expect(page.getByText('You have no sites yet')).toBeVisible();
  await addItem(page, 'site', { name: SCRIPT, lat: 46.7, lng: 7.8 });
  await page.goto('/sites/map');
  await page.getByRole('button', { name: SCRIPT }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toHaveText(SCRIPT);
  await addItem(page, 'site', { name: 'The same spot', lat: 46.7, lng: 7.8 });
  await addItem(page, 'site', { name: 'Somewhere' });
  await page.goto('/sites/map');
  await expect(page.getByText('1 site has no coordinates')).toBeVisible();
  await page.getByRole('button', { name: '2 sites' }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The same spot' })).toBeVisible();
});

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

test('a pin finds address and elevation, and Apply takes over the selected values', async ({ page }) => {
  await newSite(page);
  await openPicker(page);
  await search(page, 'Interlaken');
  await expect(choice(page, 'Address')).toBeChecked();
  await expect(choice(page, 'Elevation')).toBeChecked();
  await expect(page.getByRole('dialog')).toContainText('1 250 m');
  await expect(page.getByRole('dialog')).toContainText('Open-Meteo');
  await choice(page, 'Address').uncheck();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(coordinates(page)).toHaveValue('46.6863 7.8632');
  await expect(page.getByLabel('Launch altitude')).toHaveValue('1250');
  await expect(page.getByLabel('Location')).toHaveValue('');
});

test("elevation and distances are in the pilot's units", async ({ page }) => {
  await signUp(page);
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

test('the pin is dropped by a click and moved by dragging and with the arrow keys', async ({ page }) => {
  await newSite(page);
  await openPicker(page);
  const map = page.getByRole('region', { name: 'Map to choose a place' });
  // A click drops no pin before the map is drawn.
  await expect(async () => {
    await map.click({ position: { x: 190, y: 600 } });
    await expect(choice(page, 'Coordinates')).toBeChecked({ timeout: 1_000 });
  }).toPass();
  const position = page.getByRole('dialog').getByText(/^Coordinates \u2212?\d/);
  const clicked = await position.textContent();
  await pin(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(position).not.toHaveText(clicked ?? '');
  const stepped = await position.textContent();
  const box = (await pin(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 13, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(position).not.toHaveText(stepped ?? '');
});

test('the search accepts coordinates, lists several places, and says when it finds none', async ({ page }) => {
  await newSite(page);
  await openPicker(page);
  await search(page, '46.645°, 7.6517°');
  await expect(choice(page, 'Coordinates 46.645 7.6517')).toBeChecked();
  await search(page, 'Atlantis');
  await expect(status(page, 'Nothing found')).toBeVisible();
  const two = [
    { formatted: 'Niesen, Bern', lat: 46.645, lng: 7.6517 },
    { formatted: 'Niesen, elsewhere', lat: -10, lng: 20 },
  ];
  await page.route('**/api/geocode*', (route) => route.fulfill({ json: two }));
  await search(page, 'Niesen');
  await page.getByRole('button', { name: 'Niesen, elsewhere' }).click();
  await expect(choice(page, 'Coordinates \u221210 20')).toBeChecked();
  await expect(choice(page, 'Address Unknown')).toBeDisabled();
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

test('an answer for a former position of the pin is ignored', async ({ page }) => {
  await newSite(page);
  let calls = 0;
  await page.route('**/api/location*', async (route) => {
    calls += 1;
    const isFirst = calls === 1;
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ json: { formatted: isFirst ? 'Old place' : 'New place' } });
  });
  await openPicker(page);
  await search(page, '46.645 7.6517');
  await expect.poll(() => calls).toBe(1);
  const late = page.waitForResponse((response) => response.url().includes('46.645'));
  await search(page, '46.7 7.8');
  await expect(choice(page, 'Address New place')).toBeChecked();
  await late;
  await expect(choice(page, 'Address New place')).toBeChecked();
});

test('when the session ends over the map, the login form appears, and the input is restored', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/site/0/edit');
  await page.getByLabel('Remarks').fill('A meadow');
  await openPicker(page);
  await page.context().clearCookies();
  await search(page, 'Interlaken');
  await logIn(page, email);
  await page.getByRole('button', { name: 'Close Map' }).first().click();
  await expect(page.getByLabel('Remarks')).toHaveValue('A meadow');
});

test('a browser that cannot draw maps shows a message, and the form still works', async ({ page }) => {
  await withoutMaps(page);
  const upgrade = page.getByText('You need to upgrade your browser in order to use this feature.');
  await signUp(page);
  await page.goto('/sites/map');
  await expect(upgrade).toBeVisible();
  await page.goto('/site/0/edit');
  await page.getByRole('button', { name: 'or use a map' }).click();
  await expect(upgrade).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Name*').fill('By hand');
  await coordinates(page).fill('46.7 7.8');
  await save(page);
  await page.waitForURL('**/sites');
});
