import { expect, type Locator, type Page } from '@playwright/test';
import { TILE_COLOURS, TILE_CREDIT, withoutTiles } from '../../stand-ins/map-tiles.ts';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, signUpByCall } from '../steps/pilot.ts';
import { pixelsOf } from '../steps/pixels.ts';
import { test } from '../steps/tiled.ts';

test.use({ hasSmallWindow: true });

const MUCH = 20_000;
const WITHOUT_TILES = 'No map tiles just now';
const TERRAIN = /\/terrain\//;

test.describe.configure({ mode: 'default' });

/** Opens the page of a new site. Returns its map. */
async function openSite(page: Page): Promise<Locator> {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Plan', lat: 46.5, lng: 7.5 });
  await page.goto('/site/1');
  await expect(page.getByRole('button', { name: 'Plan' })).toBeVisible();
  return page.getByRole('region', { name: 'Map of Plan' });
}

test('a map shows the tiles of the server in the settings, shaded by the terrain, in both themes', async ({
  page,
  tiles,
}) => {
  const map = await openSite(page);
  await expect(page.getByText(TILE_CREDIT)).toBeVisible();
  await expect.poll(() => tiles.asked.some(({ url }) => TERRAIN.test(url.pathname))).toBe(true);
  // Slopes lose the plain colour: without the relief the whole map would have it.
  await expect.poll(() => pixelsOf(page, map, TILE_COLOURS.light)).toBeLessThan(MUCH);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => tiles.asked.some(({ url }) => url.pathname.startsWith('/dark/'))).toBe(true);
  await expect(page.getByText(WITHOUT_TILES)).toHaveCount(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('a map whose tiles never come becomes the built-in one, and the tab does not ask again for a minute', async ({
  page,
  tiles,
}) => {
  tiles.setHandler(() => undefined);
  await openSite(page);
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();
  await expect(page.getByText('Natural Earth')).toBeVisible();
  tiles.setHandler(null);
  const asked = tiles.asked.length;
  await page.reload();
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan' })).toBeVisible();
  expect(tiles.asked.slice(asked).filter(({ url }) => !TERRAIN.test(url.pathname))).toEqual([]);
});

test('a map whose style hangs is the built-in one within three seconds of the page’s own clock', async ({
  page,
  tiles,
}) => {
  tiles.setHandler(() => undefined);
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Plan', lat: 46.5, lng: 7.5 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/site/1');
  const map = page.getByRole('region', { name: 'Map of Plan' });
  // The page starts only as its clock runs.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(map).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText(WITHOUT_TILES)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();
});

test('an open map asks for its tiles again after a minute, and shows them when they come', async ({ page, tiles }) => {
  tiles.setHandler(() => undefined);
  await page.route(TERRAIN, (route) => route.abort());
  await page.clock.install();
  const map = await openSite(page);
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();

  const asked = tiles.asked.length;
  // The minute begins a moment after the note: a first minute may be too early.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    const again = () => tiles.asked.slice(asked).map(({ url }) => url.pathname);
    await expect.poll(again, { timeout: 3_000 }).toContain('/light.json');
  }).toPass();
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();

  tiles.setHandler(null);
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(page.getByText(TILE_CREDIT)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(WITHOUT_TILES)).toHaveCount(0);
  await expect(page.getByText('Natural Earth')).toHaveCount(0);
  await expect.poll(() => pixelsOf(page, map, TILE_COLOURS.light)).toBeGreaterThan(MUCH);
  await expect(page.getByRole('button', { name: 'Plan' })).toBeVisible();
});

test('an open map stays the built-in one while a style comes without its tiles', async ({ page, tiles }) => {
  tiles.setHandler(withoutTiles);
  await page.route(TERRAIN, (route) => route.abort());
  await page.clock.install();
  await openSite(page);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText(WITHOUT_TILES)).toBeVisible({ timeout: 100 });
  }).toPass();

  const asked = tiles.asked.length;
  const probes = () => tiles.asked.slice(asked).filter(({ url }) => /^\/light\/.*png$/.test(url.pathname));
  await page.clock.fastForward(62_000);
  await expect.poll(() => probes().length).toBe(1);
  await page.clock.fastForward(62_000);
  await expect.poll(() => probes().length).toBe(2);
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();
  await expect(page.getByText(TILE_CREDIT)).toHaveCount(0);
});

test('a map keeps its tiles where the terrain does not come', async ({ page, tiles }) => {
  const before = tiles.asked.length;
  await page.route(TERRAIN, (route) => route.abort());
  const map = await openSite(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('terrain-failed-at'))).not.toBeNull();
  await expect.poll(() => pixelsOf(page, map, TILE_COLOURS.light)).toBeGreaterThan(MUCH);
  await expect(page.getByText(TILE_CREDIT)).toBeVisible();
  await expect(page.getByText(WITHOUT_TILES)).toHaveCount(0);
  expect(tiles.asked.slice(before).some(({ url }) => TERRAIN.test(url.pathname))).toBe(false);
});
