import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { recordReplay, replayDrawing } from '../steps/replay-drawing.ts';
import { TRACK } from '../steps/track.ts';

const WITH_TRACK = '/flight/120';
const MEGABYTE = 1_048_576;
/** The demo's tracks have a fix at least this often, in seconds. */
const FIX_S = 10;

// Software draws the map here: few pixels are enough, and none of them is counted.
test.use({ viewport: { width: 390, height: 500 }, deviceScaleFactor: 0.5 });

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const opener = (page: Page): Locator => button(page, 'Fly it again in 3D');
const place = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Place on the track' }).getAttribute('aria-valuenow'));

async function openFlight(page: Page): Promise<void> {
  await recordReplay(page);
  await lookAroundByCall(page);
  await page.goto(WITH_TRACK);
  await expect(opener(page)).toBeVisible();
}

/** Expects that the button in the map covers its left edge alone, and has room for a finger. */
async function expectMiddleFree(page: Page): Promise<void> {
  const map = await page.getByRole('region', { name: 'Map of the track' }).boundingBox();
  const box = await opener(page).boundingBox();
  if (!map || !box) throw new Error('The map or the button has no box.');
  expect(box.x + box.width).toBeLessThan(map.x + 80);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
}

/** Opens the flight in 3D. Returns the bytes of the scripts that it needs beyond the map. */
async function openMeasured(page: Page): Promise<number> {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await opener(page).click();
  await expect(button(page, 'Pause')).toBeFocused();
  const scripts = loaded.filter((path) => path.endsWith('.js') && !path.includes('maplibre'));
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(scripts.map((path) => stat(join('dist/web', `${path}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

// One page for one flight: a page and a scene in 3D cost software more than all that is looked at in them.
test('a flight is flown again in 3D from its launch; the keys play it, and Escape leaves it with the map as it was', async ({
  page,
}) => {
  await openFlight(page);
  await test.step('the button leaves the middle of a phone’s map free', () => expectMiddleFree(page));
  await test.step('it is at most 6 KB of code beyond the map', async () => {
    expect(await openMeasured(page)).toBeLessThanOrEqual(6 * 1_024);
  });
  await test.step('the cursor, the readout and the glider go together', async () => {
    await expect.poll(async () => (await replayDrawing(page)).pieces).toBeGreaterThan(100);
    expect((await replayDrawing(page)).bytes).toBeLessThan(4 * MEGABYTE);
    const start = await place(page);
    await expect.poll(() => place(page)).toBeGreaterThan(start);

    await button(page, 'Pause').click();
    const paused = await place(page);
    await expect.poll(async () => Math.abs((await replayDrawing(page)).seconds - paused)).toBeLessThanOrEqual(FIX_S);
    expect(await place(page)).toBe(paused);

    await page.getByRole('slider', { name: 'Place on the track' }).press('End');
    await expect.poll(async () => (await replayDrawing(page)).seconds).toBe(await place(page));
  });
  await test.step('the keys play it', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('120×');
    await expect(page.getByRole('img', { name: 'Launch' })).toHaveCount(0);
    await button(page, 'Play').press('Home');
    expect(await place(page)).toBe(0);
    await button(page, 'Play').press('ArrowRight');
    expect(await place(page)).toBeGreaterThan(0);
  });
  await test.step('Space plays and pauses it on the map, and Escape leaves it', async () => {
    const map = page.getByRole('region', { name: 'Map of the track' });
    await map.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await map.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
    await map.press('Escape');
    await expect(page.getByRole('group', { name: 'Flight in 3D' })).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page.getByRole('img', { name: 'Launch' })).toBeVisible();
    expect((await replayDrawing(page)).bytes).toBe(0);
  });
});

test('nothing starts by itself and no camera flies where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFlight(page);
  const before = await place(page);
  await opener(page).click();
  await expect(button(page, 'Play')).toBeFocused();
  await expect(button(page, 'Follow')).toHaveCount(0);
  await expect.poll(async () => (await replayDrawing(page)).seconds).toBe(before);
  await button(page, 'Play').click();
  await expect.poll(() => place(page)).toBeGreaterThan(before);
});

test('axe finds no violation in the flight in 3D and its controls, in light and dark; a new theme draws it anew', {
  tag: '@all',
}, async ({ page }) => {
  await openFlight(page);
  await opener(page).click();
  await button(page, 'Pause').click();
  await expect.poll(async () => (await replayDrawing(page)).bytes).toBeGreaterThan(0);
  const { bytes } = await replayDrawing(page);
  // It ends in the dark theme.
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const slider = page.getByRole('slider', { name: 'Place on the track' });
  await slider.press('Home');
  await slider.press('End');
  await expect.poll(async () => (await replayDrawing(page)).seconds).toBe(await place(page));
  expect((await replayDrawing(page)).bytes).toBe(bytes);
  await button(page, 'Leave 3D').click();
  await expect.poll(async () => (await replayDrawing(page)).bytes).toBe(0);
});

test('a track without altitudes is not offered in 3D', async ({ page }) => {
  const igc = TRACK.buffer.toString('latin1').replaceAll(/^(B.{24})\d{10}/gm, '$10000000000');
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-06-20', igc, igcFileName: TRACK.name });
  await page.goto('/flight/1');
  await expect(page.getByRole('img', { name: 'Launch' })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

test('a recording of a stay on the ground says that there is no launch in it, and is not offered in 3D', async ({
  page,
}) => {
  const start = { at: 36_000, lat: 46.5, lng: 7, altitude: 1_750 };
  await signUpByCall(page);
  await addItem(page, 'flight', {
    date: '2025-05-31',
    igc: igcFile({ fixes: flownPath(start, [{ seconds: 7_200 }], 10) }),
  });
  await page.goto('/flight/1');
  await expect(page.getByText('No launch was found in this file')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Place on the track' })).toBeVisible();
  await expect(page.getByText('+3 m/s')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});
