import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { igcNumber } from '../../servers/import-calls.ts';
import { type DownloadedFile, downloadEverything } from '../steps/download.ts';
import { addItem, newEmail, signUp, test } from '../steps/pilot.ts';

/** What an import restores: the logbook and the tracks. */
function restored({ buffer }: DownloadedFile) {
  const files = Object.entries(unzipSync(buffer));
  const wanted = files.filter(([path]) => path === 'data/logbook.json' || path.startsWith('tracks/'));
  return Object.fromEntries(wanted.map(([path, bytes]) => [path, strFromU8(bytes, true)]));
}

async function signUpAnother(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUp(page, newEmail());
}

async function give(page: Page, file: DownloadedFile): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles([file]);
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached' });
}

async function fillLogbook(page: Page): Promise<void> {
  await addItem(page, 'site', { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1_230 });
  await addItem(page, 'site', { name: 'Never flown' });
  await addItem(page, 'glider', { name: 'Zeno 2', initialFlightNum: 12 });
  const flight = { altitude: 1_850, airtime: 75, siteId: 1, gliderId: 1 };
  const track = { igc: igcNumber(1), igcFileName: 'one.igc' };
  await addItem(page, 'flight', { ...flight, date: '2020-01-02', ...track });
  await addItem(page, 'flight', { ...flight, date: '2020-01-02', ...track });
  await addItem(page, 'flight', { date: '2019-07-01', altitude: 0, airtime: 20, remarks: 'Sled ride' });
}

async function importDamaged(page: Page, archive: DownloadedFile): Promise<void> {
  const text = archive.buffer.toString('latin1');
  const at = text.indexOf('.igc') + 40; // In the track itself, which is the first file.
  archive.buffer.writeUInt8(archive.buffer.readUInt8(at) ^ 0xff, at);
  await signUpAnother(page);
  await give(page, archive);
  await expect(page.getByText('Its track is damaged: the flight comes without it.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Unreadable 1' }).click();
  await expect(page.getByRole('cell', { name: /\.zip\/tracks\/2020\/2020-01-02_Kandel\.igc$/ })).toBeVisible();
}

test('everything that is downloaded goes into another account, which is the same then; and back by an undo', async ({
  page,
}) => {
  await signUp(page);
  await fillLogbook(page);
  const archive = await downloadEverything(page);

  await signUpAnother(page);
  await give(page, archive);
  await expect(page.getByText('with 2 sites and 1 glider.')).toBeVisible();
  await expect(page.getByText('Your logbook is empty, so it also gets')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Import 3 flights' }).click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
  await expect(page.getByText('3 added · 2 sites · 1 glider')).toBeVisible();
  expect(restored(await downloadEverything(page))).toEqual(restored(archive));

  await give(page, archive);
  await expect(page.getByRole('button', { name: 'Known 3', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Nothing to import' })).toBeDisabled();

  await page.goto('/import');
  await page.getByRole('button', { name: /^Undo the import/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone:')).toBeVisible();
  await page.goto('/sites');
  await expect(page.getByText('Never flown')).toHaveCount(0);

  await test.step('a damaged track of it is named, and its flights come without it', () =>
    importDamaged(page, archive));
});
