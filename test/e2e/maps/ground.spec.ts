import { expect, type Locator, type Page } from '@playwright/test';
import { heightsOfGround, type StoredGround } from '#domain/ground/ground';
import { mercatorEast, mercatorSouth } from '#domain/ground/terrain-tiles';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { standInHeight, TILE_CREDIT } from '../../stand-ins/map-tiles.ts';
import { addItem, signUpByCall } from '../steps/pilot.ts';
import { pixelsOf } from '../steps/pixels.ts';
import { recordReplay, replayDrawing } from '../steps/replay-drawing.ts';
import { test } from '../steps/tiled.ts';

test.use({ hasSmallWindow: true });

const LAUNCH = { at: 36_000, lat: 46.5, lng: 7, altitude: 3_200 };
const GLIDE = flownPath(LAUNCH, [
  { seconds: 90 },
  { seconds: 1_200, speed: 10, heading: 58, climb: -1 },
  { seconds: 120 },
]);
const TERRAIN = /\/terrain\//;
/** The colour of the ground in the light theme. */
const GROUND_COLOUR = '#d3dac9';
const SOME = 2_000;
/** When this tab last asked for terrain in vain. */
const FAILED_AT = 'terrain-failed-at';
const FEW_PIXELS = { width: 390, height: 500 };
/** At the end of the glide, in metres. */
const LOWEST = 2_000;

test.describe.configure({ mode: 'default' });

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Place on the track' });
const drawnGround = async (page: Page): Promise<number> => (await replayDrawing(page)).ground;
const aboveGround = (page: Page): Locator => page.getByText('Above ground');

/** Opens the flight in 3D, where nothing starts by itself. */
async function openIn3D(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fly it again in 3D', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

/** As after a minute. */
async function forgetFailure(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, '0'), FAILED_AT);
}

/** A busy machine draws so long that terrain would be too late for the page. What the limit does has tests beside its code. */
async function giveTerrainTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 20 * ms);
  });
}

/** Adds a flight with a track. Returns the statuses of the calls that store its ground, as they come. */
async function addFlight(page: Page): Promise<readonly number[]> {
  const stored: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/ground')) stored.push(response.status());
  });
  await giveTerrainTime(page);
  await recordReplay(page);
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2025-05-31', igc: igcFile({ fixes: GLIDE }) });
  return stored;
}

test('the ground below a flight is read from the terrain, stored once, and there without terrain later', async ({
  page,
  tiles,
}) => {
  tiles.setHandler(null);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stored = await addFlight(page);
  await page.goto('/flight/1');
  await expect(aboveGround(page)).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /altitude .*, .* m above ground, climb/);
  await expect.poll(() => pixelsOf(page, slider(page), GROUND_COLOUR)).toBeGreaterThan(SOME);
  await expect.poll(() => stored).toEqual([200]);
  await test.step('the flight in 3D is on the terrain, whose zero is the sea', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize(FEW_PIXELS);
    await openIn3D(page);
    await expect.poll(() => drawnGround(page)).toBe(0);
    await page.setViewportSize(usual ?? FEW_PIXELS);
  });

  await page.route(TERRAIN, (route) => route.abort());
  const response = page.waitForResponse(/\/api\/flights\/1\/track/);
  await page.reload();
  await expect(aboveGround(page)).toBeVisible();
  await expect.poll(() => pixelsOf(page, slider(page), GROUND_COLOUR)).toBeGreaterThan(SOME);
  expect(stored).toEqual([200]);

  const { ground }: { readonly ground: StoredGround } = await (await response).json();
  const below = standInHeight(mercatorEast(LAUNCH.lng), mercatorSouth(LAUNCH.lat));
  expect(Math.abs((heightsOfGround(ground)?.[0] ?? Number.NaN) - below)).toBeLessThan(15);
});

test('where data is to be saved, no terrain is asked for', async ({ page, tiles }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const stored = await addFlight(page);
  const before = tiles.asked.length;
  await page.goto('/flight/1');
  await expect(page.getByText(TILE_CREDIT)).toBeVisible();
  await expect(page.getByText('+3 m/s')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(tiles.asked.slice(before).filter(({ url }) => TERRAIN.test(url.pathname))).toEqual([]);
  await expect(aboveGround(page)).toHaveCount(0);
  expect(stored).toEqual([]);
});

test('where the terrain does not come a flight has no ground, and is flat in 3D; a later visit tries again', async ({
  page,
  tiles,
}) => {
  tiles.setHandler(null);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stored = await addFlight(page);
  await page.route(TERRAIN, (route) => route.abort());
  await page.goto('/flight/1');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /altitude .*, climb/);
  const failedAt = () => page.evaluate((key) => sessionStorage.getItem(key), FAILED_AT);
  await expect.poll(failedAt).not.toBeNull();
  await expect(aboveGround(page)).toHaveCount(0);
  expect(stored).toEqual([]);

  await test.step('the flight in 3D asks for it in vain, is flat from its lowest point, and still plays', async () => {
    await forgetFailure(page);
    await openIn3D(page);
    await expect.poll(() => drawnGround(page)).toBe(LOWEST);
    expect(Number(await failedAt())).toBeGreaterThan(0);
    await slider(page).press('Home');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await replayDrawing(page)).seconds).toBeGreaterThan(0);
  });

  await page.unroute(TERRAIN);
  await forgetFailure(page);
  await page.reload();
  await expect(aboveGround(page)).toBeVisible();
  await expect.poll(() => stored).toEqual([200]);
});
