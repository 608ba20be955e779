import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasSmallWindow: true });

/** A flight of the demo with thermals and a score. */
const DEMO_FLIGHT = '/flight/120';
const STORED_TRACK = /\/api\/flights\/\d+\/track/;

const sliderOf = (page: Page): Locator => page.getByRole('slider', { name: 'Place on the track' });
/** The last value beside the map. */
const readoutOf = (page: Page | Locator): Locator => page.getByText('Glide', { exact: true });
const placeOf = async (page: Page): Promise<number> => Number(await sliderOf(page).getAttribute('aria-valuenow'));
const mark = (page: Page, name: string): Locator => page.getByRole('img', { name, exact: true });

/** Returns the pixels from launch to landing on the map. */
async function wayOnScreen(page: Page): Promise<number> {
  const [launch, landing] = [await mark(page, 'Launch').boundingBox(), await mark(page, 'Landing').boundingBox()];
  return Math.hypot((launch?.x ?? 0) - (landing?.x ?? 0), (launch?.y ?? 0) - (landing?.y ?? 0));
}

/** Opens the page of a new flight with this IGC file. */
async function openFlightWith(page: Page, igc: string): Promise<void> {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-06-20', igc, igcFileName: 'morning.igc' });
  await page.goto('/flights');
  await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
  await expect(sliderOf(page)).toBeVisible();
}

/** Expects that map, readout and barogram are beside all the rest, and stay in the window while that is scrolled. */
async function expectTwoColumns(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const scrolled = (): Promise<number> =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      return window.scrollY;
    });
  await expect.poll(scrolled, `the page of ${width} px is scrolled`).toBeGreaterThan(900);
  const map = page.getByRole('region', { name: 'Map of the track' });
  for (const part of [map, readoutOf(page), sliderOf(page)])
    await expect(part, `at ${width} px`).toBeInViewport({ ratio: 0.99 });
  const [left, figures] = [await map.boundingBox(), await page.getByRole('region', { name: 'Figures' }).boundingBox()];
  expect(left?.x, `at ${width} px`).toBeGreaterThan((figures?.x ?? 0) + (figures?.width ?? 0));
}

/** Returns the track's file with the part of its position records that a function keeps. */
function trackWith(keep: (record: string, index: number) => string | null): string {
  let index = -1;
  const lines = TRACK.buffer.toString('latin1').split(/\r?\n/);
  const kept = lines.map((line) => {
    if (!line.startsWith('B')) return line;
    index += 1;
    return keep(line, index);
  });
  return kept.filter((line) => line !== null).join('\r\n');
}

test.describe('a flight of the demo', () => {
  test.beforeEach(async ({ page }) => {
    await lookAroundByCall(page);
    await page.goto(DEMO_FLIGHT);
    await expect(sliderOf(page)).toBeVisible();
  });

  test('its barogram is a slider for keys, mouse and every chart; axe finds nothing on the whole page', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const slider = sliderOf(page);
    await slider.press('Home');
    expect(await placeOf(page)).toBe(0);
    await slider.press('ArrowRight');
    const second = await placeOf(page);
    expect(second).toBeGreaterThan(0);
    await slider.press('End');
    expect(await placeOf(page)).toBe(Number(await slider.getAttribute('aria-valuemax')));
    await expect(slider).toHaveAttribute('aria-valuetext', /altitude .*, climb .* from launch/);

    const box = await slider.boundingBox();
    if (!box) throw new Error('The barogram has no box.');
    await slider.click({ position: { x: box.width / 2, y: box.height / 2 } });
    const end = Number(await slider.getAttribute('aria-valuemax'));
    expect(Math.abs((await placeOf(page)) / end - 0.5)).toBeLessThan(0.05);
    // The charts' cursors are at the same place.
    const cursors = page.locator('.u-cursor-x');
    await expect(cursors).toHaveCount(4);
    await expect(page.locator('.maplibregl-marker')).toHaveCount(3);

    if (isMobile) return;
    await test.step('axe finds no violation in two columns, whose map stays, in light and dark', async () => {
      await expect(page.getByRole('table', { name: 'Thermals' })).toBeVisible();
      await page.getByText('Other leagues').click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1920, 1280]) await expectTwoColumns(page, width);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  });

  test('shows score, figures and tables; a row highlights its stretch everywhere and moves the cursor', async ({
    page,
  }) => {
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures.getByText('points', { exact: true })).toBeVisible();
    await expect(figures.getByText('Height gained')).toBeVisible();
    await expect(figures.getByText(/Could be called/)).toBeVisible();
    await figures.getByText('Other leagues').click();
    await expect(figures.getByRole('table', { name: 'Other leagues' }).getByRole('row')).toHaveCount(5);

    await sliderOf(page).press('End');
    const thermals = page.getByRole('table', { name: 'Thermals' });
    const first = thermals.getByRole('button').first();
    await first.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('figure [class*=highlight]')).toHaveCount(4);
    await expect(sliderOf(page).locator('[class*=highlight]')).toHaveCount(1);
    expect(await placeOf(page)).toBeLessThan(Number(await sliderOf(page).getAttribute('aria-valuemax')));
    await first.press('Enter');
    await expect(page.locator('[class*=highlight]')).toHaveCount(0);

    const tab = page.getByRole('tab', { name: 'Thermals' });
    await tab.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Glides' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'Glides' })).toBeVisible();
    await page.getByRole('table', { name: 'Glides' }).getByRole('button').first().press('Enter');
    await expect(page.locator('figure [class*=highlight]').filter({ visible: true })).toHaveCount(4);
    await expect(sliderOf(page).locator('[class*=highlight]')).toBeVisible();
    await page.getByRole('tab', { name: 'Ridge' }).click();
    await expect(page.getByText('No soaring found.')).toBeVisible();
    await page.getByRole('tab', { name: 'Wind' }).click();
    await page.getByRole('tab', { name: 'Heights' }).click();
    await expect(page.getByRole('table', { name: 'Heights' })).toBeVisible();
  });

  test('full screen keeps map, readout and barogram, and fits the track anew', { tag: '@phone' }, async ({ page }) => {
    await expect(page.locator('.maplibregl-marker')).toHaveCount(3);
    const map = page.getByRole('region', { name: 'Map of the track' });
    const before = await map.boundingBox();
    const wayBefore = await wayOnScreen(page);
    await page.getByRole('button', { name: /full ?screen/i }).click();
    await expect(sliderOf(page)).toBeInViewport({ ratio: 1 });
    await expect(readoutOf(page.locator(':fullscreen'))).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
    // A map that only grows keeps its scale.
    await expect.poll(() => wayOnScreen(page)).toBeGreaterThan(1.2 * wayBefore);
    for (const name of ['Launch', 'Landing']) await expect(mark(page, name)).toBeInViewport({ ratio: 1 });
    await sliderOf(page).press('Home');
    expect(await placeOf(page)).toBe(0);
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});

test.describe('without a map', () => {
  test.use({ hasMaps: false });

  test('downloads a track as GPX, KML and GeoJSON beside the IGC file', async ({ page }) => {
    await openFlightWith(page, TRACK.buffer.toString('latin1'));
    for (const [format, name, start] of [
      ['GPX', 'morning.gpx', '<?xml'],
      ['KML', 'morning.kml', '<?xml'],
      ['GeoJSON', 'morning.geojson', '{"type":"Feature"'],
    ] as const) {
      await page.getByLabel('Other formats').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: format, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
      expect(readFileSync(await download.path(), 'utf8')).toMatch(new RegExp(`^${start.replace('?', '\\?')}`));
    }
  });

  test('findings that come later are scored on the page without a reload', async ({ page }) => {
    let answers = 0;
    await page.route(STORED_TRACK, async (route) => {
      const response = await route.fetch();
      const track = await response.json();
      answers += 1;
      await route.fulfill({ response, json: answers > 1 ? track : { ...track, findings: null } });
    });
    await openFlightWith(page, TRACK.buffer.toString('latin1'));
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures.getByText('Height gained')).toBeVisible();
    await expect(figures.getByText('points', { exact: true })).toBeVisible();
    expect(answers).toBeGreaterThan(1);
  });

  test('findings that cannot be had are said to be missing so far, and the rest works; without WebGL 2 no 3D is offered', async ({
    page,
  }) => {
    await page.route(STORED_TRACK, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), findings: null } });
    });
    await openFlightWith(page, TRACK.buffer.toString('latin1'));
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures.getByText('Scoring …')).toBeVisible();
    // The browser computes what it can.
    await expect(figures.getByText('Height gained')).toBeVisible();
    await sliderOf(page).press('End');
    expect(await placeOf(page)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Fly it again in 3D' })).toHaveCount(0);
  });

  test('a track of three fixes says what it cannot say', async ({ page }) => {
    await openFlightWith(
      page,
      trackWith((record, index) => (index < 3 ? record : null)),
    );
    await expect(page.getByText('Nothing to score.')).toBeVisible();
    await expect(page.getByText('No thermals found.')).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(4);
    await sliderOf(page).press('End');
    expect(await placeOf(page)).toBe(Number(await sliderOf(page).getAttribute('aria-valuemax')));
  });

  test('a track without altitudes shows dashes for what they would tell', async ({ page }) => {
    await openFlightWith(
      page,
      trackWith((record) => record.replace(/^(B.{24})\d{10}/, '$10000000000')),
    );
    await expect(sliderOf(page).getByText('No altitudes in this file')).toBeVisible();
    await expect(sliderOf(page)).not.toHaveAttribute('aria-valuetext', /altitude/);
    const gained = page.locator('dl > div').filter({ hasText: 'Height gained' });
    await expect(gained.getByRole('definition')).toHaveText('—');
    await expect(page.getByRole('figure')).toHaveCount(1);
    await expect(page.getByText('The file has no altitudes: there is nothing to draw')).toBeVisible();
    await page.getByRole('tab', { name: 'Heights' }).click();
    await expect(page.getByText('No altitudes in this file.', { exact: true })).toBeVisible();
  });
});

test('the page of a flight without a track asks for none, which would fail', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-06-20' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/flight/1');
  await expect(page.getByRole('heading', { name: 'Jun 20, 2026', level: 1 })).toBeVisible();
  expect(asked).toContain('/api/data');
  expect(asked.filter((path) => path.startsWith('/api/flights/'))).toEqual([]);
});
