import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { flownPath, igcFile, type Leg } from '../../builders/igc.ts';
import { addItem, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const STAND: Leg = { seconds: 120 };
const FLIGHT: readonly Leg[] = [
  STAND,
  { seconds: 300, speed: 10, heading: 90, climb: -1 },
  { seconds: 900, speed: 9, turn: 18, climb: 0.7 },
  { seconds: 700, speed: 10, heading: 90, climb: -1 },
  STAND,
];

/** A flight of half an hour on a day of June 2026, from 10:02 local time on. */
function trackOf(day: number) {
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  const fixes = flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 1800 }, FLIGHT);
  return {
    name: `${date}.igc`,
    mimeType: '',
    buffer: Buffer.from(igcFile({ date, records: ['HFGTYGLIDERTYPE:Omega'], fixes })),
  };
}

const DAYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Enters every second flight before, without a track. */
async function enterHalf(page: Page): Promise<void> {
  for (const day of [2, 4, 6, 8]) {
    await addItem(page, 'flight', {
      date: `2026-06-0${day}`,
      time: '10:03',
      altitude: 0,
      airtime: 31,
      remarks: `Day ${day}`,
    });
  }
}

/** Gives files to the import page, and waits for the review. */
async function give(page: Page, files: readonly ReturnType<typeof trackOf>[]): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles([...files]);
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached' });
}

const filterOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const importButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Import \d/ });

async function finish(page: Page): Promise<void> {
  await importButton(page).click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
}

test('tracks are reviewed beside the logbook, imported, known again, and undone', { tag: '@phone' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await enterHalf(page);
  const notes = { name: 'notes.txt', mimeType: '', buffer: Buffer.from('Not a track') };
  await give(page, [...DAYS.map(trackOf), notes]);
  await expect(filterOf(page, 'New 4')).toBeVisible();
  await expect(filterOf(page, 'Fills an entry 4')).toBeVisible();
  // It moves the filters: a click that began before would end beside them.
  await expect(page.getByText('Interlaken, Interlaken-Oberhasli')).toBeVisible();
  await filterOf(page, 'Unreadable 1').click();
  await expect(page.getByRole('cell', { name: 'notes.txt' })).toBeVisible();

  await filterOf(page, 'New 4').click();
  await page.getByLabel(/^What becomes of the flight of Jun 7, 2026/).selectOption('Leave out');
  await page.getByRole('combobox', { name: 'Glider of the flights shown' }).selectOption('No glider');
  await page.getByLabel(/^Name of/).fill('Hohwald');
  await expect(importButton(page)).toHaveText('Import 7 flights');
  await finish(page);
  await expect(page.getByText('3 added · 4 filled · 1 left out · 1 refused · 1 site · 1 glider')).toBeVisible();

  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Jun \d, 2026/ })).toHaveCount(7);
  await page.getByRole('link', { name: /Jun 8, 2026/ }).click();
  await expect(page.getByText('Day 8')).toBeVisible();
  await expect(page.getByText('Omega')).toBeVisible();

  await give(page, DAYS.map(trackOf));
  await expect(filterOf(page, 'Known 7')).toBeVisible();
  await expect(filterOf(page, 'New 1')).toBeVisible();

  await page.goto('/import');
  await page.getByRole('button', { name: /^Undo the import/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone:')).toBeVisible();
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /Jun \d, 2026/ })).toHaveCount(4);
  await page.goto('/sites');
  await expect(page.getByText('Hohwald')).toHaveCount(0);
});

/** More than fit into the first part. */
const MANY = Array.from({ length: 20 }, (_, index) => trackOf(index + 9));

async function loseConnection(page: Page): Promise<void> {
  let parts = 0;
  await page.route('**/api/imports/*/parts', async (route) => {
    parts += 1;
    if (parts !== 2) return route.continue();
    await route.fetch(); // It is saved, but nobody hears of it.
    await page.context().setOffline(true);
    await route.abort();
  });
  await give(page, DAYS.map(trackOf));
  await importButton(page).click();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Jun \d, 2026/ })).toHaveCount(8);
  await page.unroute('**/api/imports/*/parts');
}

async function reloadMeanwhile(page: Page): Promise<void> {
  let [partsWithFlights, isReloaded] = [0, false];
  await page.route('**/api/imports/*/parts', async (route) => {
    // New sites and gliders, if any, have a part of their own before.
    const { flights } = route.request().postDataJSON() as { readonly flights?: readonly unknown[] };
    if (flights?.length) partsWithFlights += 1;
    if (isReloaded || partsWithFlights < 2) await route.continue(); // The others wait for the reload, which ends them.
  });
  await give(page, MANY);
  await importButton(page).click();
  await expect(page.getByText('8 of 20 flights')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/import');
  isReloaded = true;
  await expect(page.getByText('Not finished: give the same files again to go on.')).toBeVisible();
  await give(page, MANY);
  await expect(page.getByText('This goes on with the import of')).toBeVisible();
  await finish(page);
  await expect(page.getByText('Not finished')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Jun \d+, 2026/ })).toHaveCount(DAYS.length + MANY.length);
}

test('an import that was interrupted goes on, and saves nothing twice', async ({ page }) => {
  await signUpByCall(page);
  await test.step('by itself after the connection was lost', () => loseConnection(page));
  await test.step('with the same files after a reload has ended it', () => reloadMeanwhile(page));
});

/** Drops a file on the flight list. */
async function drop(page: Page, name: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text, other]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      transfer.items.add(new File([other], 'other.igc'));
      return transfer;
    },
    [name, trackOf(1).buffer.toString(), trackOf(5).buffer.toString()] as const,
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data });
  await expect(filterOf(page, 'New 2')).toBeVisible();
}

async function expectWholeName(page: Page, name: string): Promise<void> {
  const inRow = page.getByRole('table').getByText(name);
  expect(await inRow.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await expect(inRow).toHaveAttribute('title', name);
  await page.getByRole('table').getByRole('row').filter({ hasText: name }).getByRole('button').click();
  const whole = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(name);
  expect(await whole.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
}

async function importFolder(page: Page): Promise<void> {
  const [first, second, third] = [trackOf(1), trackOf(2), trackOf(3)];
  const zip = zipSync({ '2026/first.igc': first.buffer, '2026/second.igc': second.buffer });
  const folder = test.info().outputPath('tracks');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'again.igc'), first.buffer);
  await writeFile(join(folder, 'third.igc'), third.buffer);
  await writeFile(join(folder, 'fourth.gpx'), gpxOf('2026-06-04'));
  await writeFile(join(folder, 'tracks.zip'), zip);
  await page.goto('/import');
  await page.getByLabel('Folder to import').setInputFiles(folder);
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached' });
  await expect(filterOf(page, 'New 4')).toBeVisible();
  await expect(filterOf(page, 'Known 1')).toBeVisible();
  await expect(page.getByText('1 flight from other formats: the track is stored as IGC.')).toBeVisible();
  await finish(page);
  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Jun \d, 2026/ })).toHaveCount(4);
}

test('files are dropped on the list, or chosen as a folder', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  const name = `${'Tracks of the whole year '.repeat(8)}2026-06-01.igc`;
  await test.step('files that are dropped on the list are imported', () => drop(page, name));
  await test.step('its name, which is cut in its row, is whole where the flight is changed', () =>
    expectWholeName(page, name));
  await test.step('a ZIP, a folder and a GPX are read together; what is there twice is imported once', () =>
    importFolder(page));
});

/** A GPX file of the same flight on another day. */
function gpxOf(date: string): string {
  const fixes = flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 1800 }, FLIGHT);
  const points = fixes.map(({ at, lat, lng, gnss }) => {
    const time = new Date(Date.parse(`${date}T00:00:00Z`) + at * 1000).toISOString();
    return `<trkpt lat="${lat}" lon="${lng}"><ele>${gnss}</ele><time>${time}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}
