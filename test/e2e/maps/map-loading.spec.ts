import { expect, type Locator, type Page } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { colourOf, tokensOf } from '../../web/colour-tokens.ts';
import { addItem, signUpByCall, test } from '../steps/pilot.ts';
import { pixelsOf } from '../steps/pixels.ts';

test.use({ hasSmallWindow: true });

/** The tiles of the built-in world. */
const WORLD = /\/assets\/world-.*\.pbf$/;
/** The tiles of names of places. */
const PLACES = /\/assets\/places-.*\.pbf$/;
/** The code that draws maps. */
const MAP_CODE = /\/assets\/track-map-drawing-.*\.js$/;
const SEA = { lat: 42, lng: 5 };
/** Minimum pixels of a map's ground, and of a line on it. */
const [MUCH, LINE] = [20_000, 40];

/** Flies north-east, so that it ends in the corner with the map's controls. */
const NORTH_EAST = flownPath({ at: 36_000, lat: 46.5, lng: 7, altitude: 2_200 }, [
  { seconds: 90 },
  { seconds: 1_200, speed: 10, heading: 58, climb: -1 },
  { seconds: 120 },
]);

/** Holds back requests that match a pattern. Returns a function that releases them. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Returns the middle of a mark, in pixels of the window. Runs in the page. */
function middleOf(mark: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = mark.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the pixels between the marks of launch and landing. */
async function betweenEnds(page: Page): Promise<number> {
  const markOf = (name: string) => page.getByRole('img', { name, exact: true }).evaluate(middleOf);
  const [launch, landing] = [await markOf('Launch'), await markOf('Landing')];
  return Math.hypot(landing.x - launch.x, landing.y - launch.y);
}

/** Returns the colour of a token in the light theme. */
function token(name: string): string {
  return colourOf(tokensOf('tokens.css', 'light'), name);
}

test('a map shows only land and is busy until the coastlines are loaded, and then the sea', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Off Marseille', ...SEA });
  const release = await hold(page, WORLD);
  await page.goto('/site/1');
  const map = page.getByRole('region', { name: 'Map of Off Marseille' });
  await expect(page.getByRole('button', { name: 'Off Marseille' })).toBeVisible();
  await expect.poll(() => pixelsOf(page, map, token('land'))).toBeGreaterThan(MUCH);
  expect(await pixelsOf(page, map, token('water'))).toBe(0);
  await expect(map).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(map).not.toHaveAttribute('aria-busy');
  expect(await pixelsOf(page, map, token('water'))).toBeGreaterThan(MUCH);
});

test('the sea is there although the names of places do not come', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Off Marseille', ...SEA });
  const release = await hold(page, PLACES);
  await page.goto('/site/1');
  const map = page.getByRole('region', { name: 'Map of Off Marseille' });
  await expect.poll(() => pixelsOf(page, map, token('water'))).toBeGreaterThan(MUCH);
  release();
});

test('a track and its markers are drawn before the world map has loaded', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', {
    date: '2025-05-31',
    igc: igcFile({ fixes: NORTH_EAST }),
    igcFileName: 'north-east.igc',
  });
  const release = await hold(page, WORLD);
  await page.goto('/flight/1');
  const map = page.getByRole('region', { name: 'Map of the track' });
  await expect(page.getByRole('img', { name: 'Launch' })).toBeVisible();
  await expect.poll(() => pixelsOf(page, map, token('climb-casing'))).toBeGreaterThan(LINE);
  release();
});

test('a map has its content on land where its tiles cannot be had: after an upgrade, or without a connection', async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Off Marseille', ...SEA });
  await page.route(WORLD, (route) => route.fulfill({ status: 404 }));
  await page.route(PLACES, (route) => route.abort());
  await page.goto('/site/1');
  const map = page.getByRole('region', { name: 'Map of Off Marseille' });
  await expect(page.getByRole('button', { name: 'Off Marseille' })).toBeVisible();
  await expect.poll(() => pixelsOf(page, map, token('land'))).toBeGreaterThan(MUCH);
  expect(await pixelsOf(page, map, token('water'))).toBe(0);
});

test('a map that opens in a window too small for its track shows it once the window is larger', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', {
    date: '2025-05-31',
    igc: igcFile({ fixes: NORTH_EAST }),
    igcFileName: 'north-east.igc',
  });
  const release = await hold(page, MAP_CODE);
  await page.setViewportSize({ width: 390, height: 150 });
  await page.goto('/flight/1');
  release();
  const map = page.getByRole('region', { name: 'Map of the track' });
  await expect(map).not.toHaveAttribute('aria-busy');
  expect(await betweenEnds(page)).toBeLessThan(5); // There is no room for more than the world.
  await page.setViewportSize({ width: 390, height: 190 });
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(() => betweenEnds(page)).toBeGreaterThan(100);
});

test('what is found in a track does not wait for the map, whose controls cover neither end of the track', {
  tag: '@phone',
}, async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', {
    date: '2025-05-31',
    igc: igcFile({ fixes: NORTH_EAST }),
    igcFileName: 'north-east.igc',
  });
  const release = await hold(page, MAP_CODE);
  await page.goto('/flight/1');
  await expect(page.getByRole('region', { name: 'Thermals, glides, ridges and wind' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the track' })).toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(page.getByRole('img', { name: 'Landing' })).toBeVisible();
  const controls = page.locator('.maplibregl-ctrl-group');
  for (const name of ['Launch', 'Landing']) {
    const mark = await boxOf(page.getByRole('img', { name }));
    for (const control of await controls.all()) {
      const { x, y, width, height } = await boxOf(control);
      const isClear = mark.x + mark.width < x || mark.x > x + width || mark.y > y + height || mark.y + mark.height < y;
      expect(isClear, `${name} at ${mark.x}, ${mark.y}; a control at ${x}, ${y}`).toBe(true);
    }
  }
});

test('the built-in map gets the places around from this server, and nothing where nobody lives', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Above Bern', lat: 46.95, lng: 7.45 });
  const tile = page.waitForResponse(/\/assets\/places-[\w-]+\/6\/33\/22\.pbf$/);
  await page.goto('/site/1');
  const response = await tile;
  expect([response.status(), (await response.body()).includes('Bern')]).toEqual([200, true]);
  const empty = await page.request.get(response.url().replace('6/33/22', '6/0/0'));
  expect([empty.status(), await empty.text()]).toEqual([204, '']);
});
