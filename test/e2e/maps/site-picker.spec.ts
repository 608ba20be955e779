import { expect, type Page } from '@playwright/test';
import { save, signUpByCall, test } from '../steps/pilot.ts';
import { choice, openPicker, search, status } from './site-form.ts';

test.use({ hasSmallWindow: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a place on the map' });
const pin = (page: Page) => page.getByRole('button', { name: 'Pin' });
const remarks = (page: Page) => page.getByLabel('Remarks');

async function newSiteFromList(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.goto('/sites');
  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).first().click();
  await page.waitForURL('**/site/0/edit');
}

/** Returns the position at the centre of the map. */
async function middle(page: Page): Promise<readonly [lat: number, lng: number]> {
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  const coordinates = await dialog(page)
    .getByText(/^Coordinates \u2212?\d/)
    .textContent();
  const [lat = 0, lng = 0] = (coordinates ?? '')
    .replace('Coordinates ', '')
    .replaceAll('\u2212', '-')
    .split(' ')
    .map(Number);
  return [lat, lng];
}

test('Back closes the map and not the form, Forward does not open it again, and its own buttons leave no history entry', async ({
  page,
}) => {
  await newSiteFromList(page);
  await remarks(page).fill('A meadow');
  await openPicker(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/site/0/edit');
  await expect(remarks(page)).toHaveValue('A meadow');
  await page.goForward();
  await expect(remarks(page)).toHaveValue('A meadow');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/sites');
  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).first().click();
  await openPicker(page);
  await page.getByRole('button', { name: 'Close Map' }).first().dblclick();
  await expect(dialog(page)).toBeHidden();
  await openPicker(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openPicker(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'or use a map' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/sites');
});

test('on the narrowest phone the search bar fits, and a double click that closes the map does not reach the form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await newSiteFromList(page);
  // Cancel is where the button of the map was only when nothing is above the top bar.
  await page.getByRole('region', { name: 'Verification' }).getByRole('button', { name: 'Dismiss' }).click();
  await remarks(page).fill('A meadow');
  await openPicker(page);
  for (const name of ['Search', 'My location']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Close Map' }).first().click();
  await expect(dialog(page)).toBeHidden();
  // At the same place, where now is Cancel.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const question = page.getByRole('alertdialog');
  await expect(question).toBeHidden();
  await page.mouse.down();
  await page.mouse.up();
  await expect(question).toBeVisible();
});

test.describe('without sites', () => {
  test.use({ locale: 'pt-BR' });

  test("the map opens at the region of the browser's language, or at the pilot's sites", async ({ page }) => {
    await newSiteFromList(page);
    await openPicker(page);
    const [lat, lng] = await middle(page);
    expect([Math.round(lat), Math.round(lng)]).toEqual([-19, -45]);
    await page.getByRole('button', { name: 'Close Map' }).first().click();
    await page.getByLabel('Name*').fill('Niesen');
    await page.getByLabel('Coordinates', { exact: true }).fill('46.645 7.6517');
    await save(page);
    await page.waitForURL('**/sites');
    await page.goto('/site/0/edit');
    await openPicker(page);
    const [north, east] = await middle(page);
    expect([Math.round(north), Math.round(east)]).toEqual([47, 8]);
  });
});

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: 46.6863, longitude: 7.8632 }, permissions: ['geolocation'] });

  test('My location drops the pin at the position of the device', async ({ page }) => {
    await newSiteFromList(page);
    await openPicker(page);
    await page.getByRole('button', { name: 'My location' }).click();
    await expect(choice(page, 'Coordinates 46.6863 7.8632')).toBeChecked();
    await expect(choice(page, 'Address Interlaken')).toBeChecked();
  });
});

test('a denied location is reported, and the search still works', async ({ page }) => {
  await newSiteFromList(page);
  await openPicker(page);
  await page.getByRole('button', { name: 'My location' }).click();
  const denied = page.getByText('Your browser does not share your location with this page.');
  await expect(denied).toBeVisible();
  await page.getByPlaceholder('type or drop a pin').fill('46.645 7.6517');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(denied).toBeHidden();
  await expect(choice(page, 'Coordinates 46.645 7.6517')).toBeChecked();
});

test('values of the form are not preselected for replacement', async ({ page }) => {
  await newSiteFromList(page);
  await page.getByLabel('Name*').fill('Niesen');
  await page.getByLabel('Coordinates', { exact: true }).fill('46.645 7.6517');
  await page.getByLabel('Launch altitude').fill('1669');
  await openPicker(page);
  await expect(choice(page, 'Address')).toBeChecked();
  await expect(choice(page, 'Elevation')).toBeEnabled();
  await expect(choice(page, 'Elevation')).not.toBeChecked();
  await expect(choice(page, 'Coordinates')).not.toBeChecked();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Location')).toHaveValue(/^Interlaken/);
  await expect(page.getByLabel('Launch altitude')).toHaveValue('1669');
});

test('a pilot drops, moves and searches for a pin, and takes over its values', { tag: '@phone' }, async ({ page }) => {
  await newSiteFromList(page);
  await openPicker(page);
  await test.step('a click drops the pin; dragging and arrow keys move it', async () => {
    const map = page.getByRole('region', { name: 'Map to choose a place' });
    // A click drops no pin before the map is drawn.
    await expect(async () => {
      await map.click({ position: { x: 190, y: 540 } });
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
  await test.step('the search accepts coordinates, lists several places, and says when it finds none', async () => {
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
  await test.step('the pin finds address and elevation, and Apply takes over the selected values', async () => {
    await page.unroute('**/api/geocode*');
    await search(page, 'Interlaken');
    await expect(choice(page, 'Address')).toBeChecked();
    await expect(choice(page, 'Elevation')).toBeChecked();
    await expect(page.getByRole('dialog')).toContainText('1 250 m');
    await expect(page.getByRole('dialog')).toContainText('Open-Meteo');
    await choice(page, 'Address').uncheck();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByLabel('Coordinates', { exact: true })).toHaveValue('46.6863 7.8632');
    await expect(page.getByLabel('Launch altitude')).toHaveValue('1250');
    await expect(page.getByLabel('Location')).toHaveValue('');
  });
});
