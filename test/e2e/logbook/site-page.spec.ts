import { expect, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { addItem, lookAround, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasSmallWindow: true });

const TRACKS = '**/api/sites/*/tracks*';

/** Opens the page of the site that the demo pilot flies most. */
async function openHomeSite(page: Page): Promise<void> {
  await lookAround(page);
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Vounetz' }).click();
  await page.waitForURL('**/site/*');
}

test('a site shows what was flown from it, and each part leads to those flights', async ({ page }) => {
  await openHomeSite(page);
  const site = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // What comes with the tracks moves the months: a press on a link must not meet that.
  await test.step('wind and landings come from the tracks', async () => {
    await expect(page.getByRole('img', { name: /^\d+ landings?, [\d.]+ km from the launch$/ }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Wind at the launch' }).getByRole('img').first()).toBeVisible();
  });
  await test.step('months lead to the list', async () => {
    const months = page.getByRole('table', { name: 'Flights by month' });
    const ofYear = months.getByRole('link').first();
    const year = await ofYear.textContent();
    await ofYear.click();
    await page.waitForURL((url) => url.searchParams.get('site') === site && url.searchParams.get('year') === year);
    await page.goBack();
  });
  await test.step('a record is a flight', async () => {
    const records = page.locator('section', { has: page.getByRole('heading', { name: 'Records' }) });
    await records.getByRole('link').first().click();
    await page.waitForURL('**/flight/*');
    await page.goBack();
  });
  await test.step('a flight that is added here is from this site', async () => {
    await page.getByRole('link', { name: 'Add flight here' }).click();
    await expect(page.getByLabel('Site', { exact: true })).toHaveValue(site);
  });
});

test('a site whose tracks cannot be loaded says so and tries again', async ({ page }) => {
  let fails = true;
  await page.route(TRACKS, async (route) => {
    if (fails) return route.fulfill({ status: 500, body: '' });
    const response = await route.fetch();
    const { tracks, ...others } = await response.json();
    const calm = tracks.map((track: object) => ({ ...track, wind: null }));
    await route.fulfill({ response, json: { ...others, tracks: calm } });
  });
  await openHomeSite(page);
  await expect(page.getByRole('table', { name: 'Flights', exact: true })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  fails = false;
  await again.click();
  await expect(page.getByRole('img', { name: /^\d+ landings?, / }).first()).toBeVisible();
  await expect(again).toBeHidden();

  await test.step('where no track shows a wind, no empty card stands beside the hours', async () => {
    await expect(page.getByText('No track shows the wind at the launch yet')).toBeVisible();
    const boxOf = (name: string) => page.getByRole('region', { name, exact: true }).boundingBox();
    const [hours, wind] = [await boxOf('Time of launch'), await boxOf('Wind at the launch')];
    expect(wind?.width).toBe(hours?.width);
    expect(wind?.y).toBeGreaterThanOrEqual((hours?.y ?? 0) + (hours?.height ?? 0));
  });
});

test('a site without flights and coordinates has its fields and a way to add the first', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'N'.repeat(100) });
  await addItem(page, 'site', { name: 'Another' });
  await page.goto('/site/1');
  await expect(page.getByText('You have no flights from here yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Records' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsNow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add flight here' }).click();
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('1');
});
