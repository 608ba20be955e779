import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { workbookBytes } from '../../builders/workbook.ts';
import { violationsNow } from '../steps/axe.ts';
import { signUp, test } from '../steps/pilot.ts';

/** A file as a picker gives it. */
function fileOf(name: string, content: string | Uint8Array) {
  return { name, mimeType: '', buffer: Buffer.from(content) };
}

/** Days and months that are both at most 12, out of order of time; the third airtime is none. */
const AMBIGUOUS = fileOf(
  'vols.csv',
  [
    'Jour;Durée;Décollage;Voile;Commentaire',
    '03/04/2024;1:15;Annecy;Omega;Thermique',
    '05/02/2024;0:42;Annecy;Omega;',
    '07/03/2024;bientôt;Kandel;Rook;',
    '02/06/2024;0:20;Kandel;Rook;Plouf',
  ].join('\r\n'),
);
const columnsPage = (page: Page) => page.getByRole('heading', { name: /^Columns of your table/ });
const review = (page: Page) => page.getByRole('heading', { name: 'Review', exact: true });
const filterOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives files to the import page, and waits for the first table. */
async function give(page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles([...files]);
  await columnsPage(page).waitFor({ state: 'attached' });
}

const use = (page: Page) => page.getByRole('button', { name: 'Use these columns' }).click();

async function importAll(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Import \d/ })
    .click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsNow(page)).toEqual([]);
  }
}

test('a table of another layout is asked for its dates, previewed, imported, and known the second time', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await give(page, AMBIGUOUS);
  await use(page);
  await expect(page.getByText('Choose how the dates are read.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await test.step('axe finds no violation at the columns', () => expectNoViolations(page));
  await expect(page.getByText('03/04/2024 is Mar 4, 2024')).toBeVisible();

  const preview = page.getByRole('table', { name: 'Flights as they will be' });
  await page.getByRole('radio', { name: 'Month, day, year' }).check();
  await expect(preview).toContainText('Mar 4, 2024');
  await page.getByRole('radio', { name: 'Day, month, year' }).check();
  await expect(preview).toContainText('Apr 3, 2024');
  await expect(page.getByRole('row', { name: '4 Durée bientôt Not a valid airtime.' })).toBeVisible();
  await page.getByLabel('What Commentaire is for').selectOption('Leave out');
  await expect(preview).not.toContainText('Thermique');
  await page.getByLabel('What Commentaire is for').selectOption('Remarks');
  await page.getByLabel('Name', { exact: true }).fill('My old logbook');
  await use(page);

  await review(page).waitFor({ state: 'attached' });
  await test.step('axe finds no violation in the review', () => expectNoViolations(page));
  await expect(filterOf(page, 'New 3')).toBeVisible();
  await filterOf(page, 'Unreadable 1').click();
  await expect(page.getByRole('cell', { name: 'vols.csv, row 4, Durée: “bientôt”' })).toBeVisible();
  await importAll(page);
  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Apr 3, 2024/ })).toBeVisible();

  await give(page, AMBIGUOUS);
  await expect(page.getByText('Read as “My old logbook”.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await use(page);
  await expect(filterOf(page, 'Known 3')).toBeVisible();
  await expect(filterOf(page, 'All 3')).toBeVisible();
});

async function readWorkbook(page: Page): Promise<void> {
  const flights = [
    ['Date', 'Takeoff', 'Airtime', 'Wing'],
    ['2024-05-25', 'Kandel', '1:10', 'Omega'],
    ['2024-05-26', 'Kandel', '0:30', 'Omega'],
  ];
  const gear = [
    ['Wing', 'Bought'],
    ['Omega', '2023'],
  ];
  await give(page, fileOf('flights.xlsx', workbookBytes({ sheets: { Flights: flights, Gear: gear } })));
  await expect(page.getByText('flights.xlsx · sheet “Flights”')).toBeVisible();
  await use(page);
  await expect(page.getByText('flights.xlsx · sheet “Gear”')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Leave this table out' }).click();
  await expect(filterOf(page, 'New 2')).toBeVisible();
  await expect(filterOf(page, 'Unreadable 1')).toHaveCount(0);
  await importAll(page);
  await expect(page.getByText('2 added')).toBeVisible();
}

async function keepColumns(page: Page): Promise<void> {
  await give(page, AMBIGUOUS);
  await page.getByRole('radio', { name: 'Month, day, year' }).check();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as file' }).click();
  const file = await (await saving).path();
  await use(page);
  await review(page).waitFor({ state: 'attached' });
  page.on('dialog', (dialog) => dialog.accept());

  await give(page, AMBIGUOUS);
  await page.getByRole('button', { name: 'Forget “vols”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(page.getByRole('option', { name: 'vols (yours)' })).toHaveCount(0);

  await give(page, AMBIGUOUS);
  await page.getByLabel('File with columns').setInputFiles(fileOf('notes.json', '{}'));
  await expect(page.getByText('There are no columns of a table in this file.')).toBeVisible();
  await page.getByLabel('File with columns').setInputFiles(fileOf('vols.json', await readFile(file)));
  await expect(page.getByRole('table', { name: 'Flights as they will be' })).toContainText('Mar 4, 2024');
  await expect(page.getByRole('radio')).toHaveCount(0);
}

test('a workbook and the columns of a table', async ({ page }) => {
  await signUp(page);
  await test.step('a workbook is read sheet by sheet, and a sheet can be left out', () => readWorkbook(page));
  await test.step('columns are saved to a file, opened from one, and forgotten', () => keepColumns(page));
});

const preview = (page: Page) => page.getByRole('table', { name: 'Flights as they will be' });

async function answerUnits(page: Page): Promise<void> {
  const lines = ['Date;Site;Airtime;Glider', '2024-05-25;Kandel;1.05;Omega', '2024-05-26;Kandel;0.45;Omega'];
  await give(page, fileOf('hours.csv', lines.join('\n')));
  await use(page);
  await expect(page.getByText('Choose what the numbers mean.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('radio', { name: /^Hours and minutes/ }).check();
  await expect(preview(page)).toContainText('1 h 05 min');
  await page.getByRole('radio', { name: /^Hours May 25/ }).check();
  await expect(preview(page)).toContainText('1 h 03 min');
  await use(page);
  await review(page).waitFor({ state: 'attached' });
}

async function chooseFlights(page: Page): Promise<void> {
  const lines = [
    'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename',
    '1,"May 25, 2024, 9:31:00 AM",Kandel,Workout,,3900,12.4,a.gpx',
    '2,"May 26, 2024, 10:05:00 PM",Evening,Run,,2700,8.0,b.gpx',
  ];
  page.on('dialog', (dialog) => dialog.accept());
  await give(page, fileOf('activities.csv', lines.join('\n')));
  await expect(page.getByText('Read as “Strava”.')).toBeVisible();
  await use(page);
  await expect(page.getByText('Choose what is a flight.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Workout (1)' }).check();
  await expect(preview(page)).toContainText('09:31 UTC');
  await use(page);
  await expect(page.getByText('Choose a time zone, or that it is not known.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Time zone of the flights').selectOption('Europe/Zurich');
  await expect(preview(page)).toContainText('11:31');
  await expect(preview(page).getByRole('row')).toHaveCount(2);
  await use(page);
  await expect(filterOf(page, 'New 1')).toBeVisible();
}

async function seeNames(page: Page): Promise<void> {
  const start = Buffer.from('Datum;Startplatz;Dauer\n03.05.2024;H');
  const bytes = Uint8Array.from([...start, 0x9a, ...Buffer.from('henberg;1:05')]);
  await give(page, fileOf('alt.csv', bytes));
  await expect(preview(page)).toContainText('Höhenberg');
  await expect(page.getByRole('region', { name: 'Are the names right?' })).toContainText('Höhenberg');
  await page.getByLabel('Encoding').selectOption('windows-1250');
  await expect(preview(page)).toContainText('Hšhenberg');
}

test('what a table does not say is asked', async ({ page }) => {
  await signUp(page);
  await test.step('the unit of airtimes, with two rows in each', () => answerUnits(page));
  await test.step('which activities are flights, and where they were', () => chooseFlights(page));
  await test.step('whether names are right', () => seeNames(page));
});

/** Columns without a field, one of them personal, names that may be sites, and rows of several flights. */
const TRAINING = fileOf(
  'training.csv',
  [
    'Datum;Foo;Flüge;Minuten;Wetter;Mobile',
    '03.05.2026;Hill A;5;35;sonnig;+41 79 123 45 67',
    '04.05.2026;Hill B;1;40;Regen;',
    '15.05.2026;Hill A;3;21;sonnig;',
    '31.12.2025;Hill B;150;2300;;',
  ].join('\n'),
);

test('columns without a field are kept or left out, and rows of several flights are as many', async ({ page }) => {
  await signUp(page);
  await give(page, TRAINING);
  const others = page.getByRole('region', { name: 'Columns without a field' });
  await expect(others.getByLabel('What Wetter is for')).toHaveValue('kept');
  await expect(others.getByLabel('What Mobile is for')).toHaveValue('leftOut');
  await use(page);
  await expect(page.getByText('Choose what these names are.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sites' })).toBeFocused();
  await page.keyboard.press('Space');
  await use(page);
  await expect(page.getByText('Choose what these flights are.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Flights before this logbook' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.evaluate(() => window.scrollTo(0, 0)); // Else the bar below covers a part of a choice.
  await test.step('axe finds no violation at the columns', () => expectNoViolations(page));
  await expect(preview(page)).toContainText('Wetter: sonnig');
  await use(page);

  await review(page).waitFor({ state: 'attached' });
  await expect(page.getByText('Column of training.csv left out: Mobile.')).toBeVisible();
  await expect(page.getByText('150 flights before this logbook')).toBeVisible();
  await test.step('axe finds no violation in the review', () => expectNoViolations(page));
  await expect(filterOf(page, 'New 9')).toBeVisible();
  await importAll(page);

  await test.step('a second import adds and changes nothing', async () => {
    await give(page, TRAINING);
    await expect(page.getByText('Read as “training”.')).toBeVisible();
    await expect(others).toHaveCount(0);
    await page.getByRole('radio', { name: 'Flights before this logbook' }).check();
    await use(page);
    await expect(filterOf(page, 'Known 9')).toBeVisible();
    await expect(filterOf(page, 'All 9')).toBeVisible();
    await expect(page.getByText(/^You have imported these files before/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });

  await test.step('an undo takes back the flights and those before', async () => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/import');
    await page.getByRole('button', { name: 'Undo the import of training.csv' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(/^Undone: /)).toBeVisible();
    await page.goto('/pilot');
    await expect(page.getByText('150', { exact: true })).toHaveCount(0);
  });
});
