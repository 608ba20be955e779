import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAirFile } from '../../builders/airspaces.ts';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { startOwnServer } from '../run/own-server.ts';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, test as base, signUpByCall } from '../steps/pilot.ts';
import { changedPixels, settledPicture } from '../steps/pixels.ts';
import { expectDrawn, layersOf, mapOf, pressLayer, withoutRoute } from '../steps/track-map.ts';

const FOLDER = resolve('test-results/airspaces');
/** 12 km to the east through both, from 2,200 m to 1,000 m. */
const AROUND = openAirFile([
  {
    name: 'Plan TMA',
    class: 'D',
    lower: '1500 m MSL',
    upper: 'FL 195',
    corners: [
      [46.45, 7.03],
      [46.55, 7.2],
    ],
  },
  {
    name: 'Quiet Wood',
    class: 'R',
    lower: 'GND',
    upper: '9000 m MSL',
    corners: [
      [46.45, 7.1],
      [46.55, 7.13],
    ],
  },
  {
    name: 'High above',
    class: 'C',
    lower: 'FL 195',
    upper: 'FL 460',
    corners: [
      [46, 6.5],
      [47, 7.5],
    ],
  },
]);
const START = { at: 36_000, lat: 46.5, lng: 7, altitude: 2_200 };
const GLIDE = flownPath(START, [
  { seconds: 90 },
  { seconds: 1_200, speed: 10, heading: 90, climb: -1 },
  { seconds: 120 },
]);
const ELSEWHERE = flownPath({ ...START, lat: -33.9, lng: 18.4 }, [
  { seconds: 90 },
  { seconds: 600, speed: 10, heading: 90, climb: -1 },
  { seconds: 120 },
]);

/** Wingbooks whose operators have data of airspaces: a file, and one that is missing. */
interface Servers {
  readonly withFile: string;
  readonly withoutFile: string;
}

const test = base.extend<object, { servers: Servers }>({
  servers: [
    // Playwright reads the parameter's pattern.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const file = `${FOLDER}/${workerIndex}.txt`;
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, AROUND);
      const settings = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off', AIRSPACE_ATTRIBUTION: 'Airspace: Example' };
      const start = (name: string, AIRSPACE: string) =>
        startOwnServer(`airspaces/${name}-${workerIndex}`, { ...settings, AIRSPACE });
      const [right, wrong] = await Promise.all([start('right', file), start('wrong', `${FOLDER}/missing.txt`)]);
      await use({ withFile: right.url, withoutFile: wrong.url });
      await right.stop();
      await wrong.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ servers }, use) => use(servers.withFile),
});

test.use({ hasSmallWindow: true });

test.describe.configure({ mode: 'default' });

const cardOf = (page: Page): Locator => page.getByRole('region', { name: 'Airspace' });
async function openFlight(page: Page, fixes = GLIDE): Promise<void> {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2025-05-31', igc: igcFile({ fixes }), igcFileName: 'glide.igc' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/flight/1');
  await expect(cardOf(page)).toHaveAttribute('aria-busy', 'false');
}

test('a flight lists the airspaces that it crosses as drawn, where axe finds nothing; a row highlights its part', async ({
  page,
}) => {
  await openFlight(page);
  const rows = page.getByRole('table', { name: 'Airspace' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const heightsAndLimits = (row: number): Promise<readonly string[]> =>
    rows.nth(row).getByRole('cell').allTextContents();
  await expect(rows.nth(1)).toContainText('Plan TMA');
  const [kind, , flown, limits, certainty] = await heightsAndLimits(1);
  expect([kind, limits, certainty]).toEqual([
    'Class D',
    '1\u202f500\u00a0m – FL\u00a0195\u00a0(5\u202f944\u00a0m)',
    'inside',
  ]);
  expect(flown).toMatch(/^1\u202f500 – 1\u202f9\d\d$/);
  await expect(rows.nth(2)).toContainText(/Quiet Wood.*Restricted.*GND – 9\u202f000\u00a0m.*inside/);
  await expect(cardOf(page)).toContainText('whether an airspace was active at the time is not known');
  await expect(cardOf(page)).toContainText('Airspace: Example');

  await test.step('axe finds no violation with the layers open, in light and dark', async () => {
    await expect(page.getByRole('button', { name: 'Quiet Wood' })).toBeVisible();
    await layersOf(page).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Airspace' })).toBeChecked();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
  });

  const place = page.getByRole('slider', { name: 'Place on the track' });
  await withoutRoute(page);
  await place.press('Home');
  const [without, barogram] = [await settledPicture(page, mapOf(page)), await settledPicture(page, place)];
  await page.getByRole('button', { name: 'Quiet Wood' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Quiet Wood' })).toHaveAttribute('aria-pressed', 'true');
  expect(Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(600);
  await expect.poll(() => changedPixels(page, without, mapOf(page))).toBeGreaterThan(200);
  await expect.poll(() => changedPixels(page, barogram, place)).toBeGreaterThan(200);
});

test('airspaces are drawn, named below the pointer, and can be switched off', async ({ page }) => {
  await openFlight(page);
  const map = mapOf(page);
  await withoutRoute(page);
  await pressLayer(page, 'Airspace');
  await expectDrawn(page, 'Airspace', 2_000);
  await pressLayer(page, 'Airspace');

  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const name = page.getByText('Plan TMA · Class D · 1\u202f500 m – FL 195 (5\u202f944 m)');
  // The map names what is drawn when the pointer moves: the layer may come after the first move.
  await expect(async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 10);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 20);
    await expect(name).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.mouse.move(box.x + 5, box.y + box.height / 2);
  await expect(name).toHaveCount(0);
});

test('where no airspace is, the page says so in a line', async ({ page }) => {
  await openFlight(page, ELSEWHERE);
  await expect(cardOf(page)).toContainText('There is no airspace of the data around this flight.');
  await expect(cardOf(page).getByRole('table')).toHaveCount(0);
  await layersOf(page).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Airspace' })).toBeDisabled();
});

test.describe('with data that cannot be read', () => {
  test.use({ baseURL: ({ servers }, use) => use(servers.withoutFile) });

  test('the page says so, and the rest works', async ({ page }) => {
    await openFlight(page);
    await expect(cardOf(page)).toContainText('The airspace data of this server cannot be read at present');
    await expect(page.getByRole('table', { name: 'Thermals' }).or(page.getByText('No thermals found.'))).toBeVisible();
    await expect(page.getByText('+3 m/s')).toBeVisible();
  });
});
