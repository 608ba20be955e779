import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../run/free-port.ts';
import {
  type StandInTiles,
  startMapTiles,
  TILE_COLOURS,
  TILE_CREDIT,
  withoutTiles,
} from '../../stand-ins/map-tiles.ts';
import { addItem, test as base, signUp } from '../steps/pilot.ts';
import { pixelsOf } from '../steps/pixels.ts';

/** The server ends with this process, even when it is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');
const MUCH = 20_000;
const WITHOUT_TILES = 'No map tiles just now';
const TERRAIN = /\/terrain\//;

/** A Wingbook of its own whose maps come from a stand-in on this machine. */
interface Tiled {
  readonly url: string;
  readonly tiles: StandInTiles;
}

const test = base.extend<{ tiles: StandInTiles }, { tiled: Tiled }>({
  tiled: [
    // Playwright reads the parameter's pattern.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const tiles = await startMapTiles();
      const port = await freePort();
      const server = startServer(port, `test-results/tiles-data-${workerIndex}`, tiles);
      const url = `http://localhost:${port}`;
      await expect.poll(() => fetch(url).then(Boolean, () => false)).toBe(true);
      await use({ url, tiles });
      server.kill();
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ tiled }, use) => use(tiled.url),
  // Another server's tiles are requested without headers of one's own.
  extraHTTPHeaders: {},
  tiles: async ({ tiled }, use) => {
    tiled.tiles.setHandler(null);
    await use(tiled.tiles);
  },
});

test.describe.configure({ mode: 'default' });

function startServer(port: number, folder: string, { settings }: StandInTiles): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, 'dist/server/main.js'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', DATABASE_URL: '', ...settings },
  });
}

/** Opens the page of a new site. Returns its map. */
async function openSite(page: Page): Promise<Locator> {
  await signUp(page);
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

test('a style whose tiles are all missing gives way to the built-in map', async ({ page, tiles }) => {
  tiles.setHandler(withoutTiles);
  await openSite(page);
  await expect(page.getByText(WITHOUT_TILES)).toBeVisible();
  await expect(page.getByText(TILE_CREDIT)).toHaveCount(0);
});

test('a map keeps its tiles where the terrain does not come', async ({ page, tiles }) => {
  tiles.setHandler(null);
  await page.route(TERRAIN, (route) => route.abort());
  const map = await openSite(page);
  await expect.poll(() => pixelsOf(page, map, TILE_COLOURS.light)).toBeGreaterThan(MUCH);
  await expect(page.getByText(WITHOUT_TILES)).toHaveCount(0);
});
