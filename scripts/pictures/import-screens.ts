import type { Page } from '@playwright/test';
import { signUpByCall } from '#test/e2e/steps/pilot';
import { BROKEN, FORMATS, TABLE, type TestFile, TRACKS } from './import-formats.ts';
import type { Screen, Size } from './screen.ts';

const SIZES: readonly Size[] = ['390', '820', '1920'];
const REFUSAL = { status: 422, json: { error: { type: 'validationError', message: 'There is no room for this.' } } };
const PARTS = '**/api/imports/*/parts';

type Act = NonNullable<Screen['act']>;

/** Each picture has a pilot of its own: an import changes a logbook. */
const step = (name: string, act: Act, isMoving = false): Screen => ({
  name: `import-${name}`,
  path: '/login',
  owners: ['visitor'],
  sizes: SIZES,
  isMoving,
  act: async (page) => {
    await signUpByCall(page);
    await act(page);
  },
});

const BY_FORMAT = Object.keys(FORMATS).flatMap((format) => [
  step(`review-of-${format}`, (page) => review(page, format)),
  step(`report-of-${format}`, async (page) => {
    await send(page, format);
    await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
  }),
]);

/** What an import shows after its files were given: for each format the review and the report, and what is on its way or fails. */
export const IMPORT_STEPS: readonly Screen[] = [
  ...BY_FORMAT,
  step(
    'sending',
    async (page) => {
      await page.route(PARTS, () => undefined);
      await send(page, 'tracks');
      await page.getByRole('progressbar').waitFor();
      await page
        .getByText(/^\d of \d/)
        .first()
        .waitFor();
    },
    true,
  ),
  step(
    'sending-without-connection',
    async (page) => {
      await page.route(PARTS, (route) => route.abort());
      await send(page, 'tracks');
      await page.getByText('The connection is lost.').waitFor();
    },
    true,
  ),
  step('sending-refused', async (page) => {
    await page.route(PARTS, (route) => route.fulfill(REFUSAL));
    await send(page, 'tracks');
    await page.getByText(REFUSAL.json.error.message).waitFor();
  }),
];

async function give(page: Page, format: string): Promise<void> {
  const files = (await FORMATS[format]?.(page)) ?? [];
  await page.goto('/import');
  await page
    .getByLabel('Files to import')
    .setInputFiles(files.map(({ name, buffer }) => ({ name, mimeType: '', buffer })));
}

async function review(page: Page, format: string): Promise<void> {
  await give(page, format);
  const columns = page.getByRole('button', { name: 'Use these columns' });
  const found = page.getByRole('table').getByRole('combobox').first();
  await columns.or(found).first().waitFor();
  if (await columns.isVisible()) await columns.click();
  await found.waitFor(); // The code of the rows comes after the page.
}

async function send(page: Page, format: string): Promise<void> {
  await review(page, format);
  await page
    .getByRole('button', { name: /^Import \d/ })
    .filter({ visible: true })
    .click();
}

const imported = (name: string, act: NonNullable<Screen['act']>): Screen => ({
  name: `import-${name}`,
  path: '/import',
  owners: ['empty', 'demo'],
  act,
});

/** The steps of an import. */
export const IMPORT_SCREENS: readonly Screen[] = [
  imported('columns', giveTable),
  imported('date-question', async (page) => {
    await giveTable(page);
    await page.getByRole('button', { name: 'Use these columns' }).click();
    await page.getByText('Choose how the dates are read.').waitFor();
  }),
  imported('review', giveTracks),
  imported('refused', async (page) => {
    await giveTracks(page);
    await page.getByRole('button', { name: /^Refused/ }).click();
  }),
];

async function chooseFiles(page: Page, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) }));
  await page.getByLabel('Files to import').setInputFiles(given);
}

async function giveTable(page: Page): Promise<void> {
  await chooseFiles(page, [{ name: 'vols.csv', content: TABLE }]);
  await page.getByRole('heading', { name: /^Columns of your table/ }).waitFor({ state: 'attached' });
}

async function giveTracks(page: Page): Promise<void> {
  await chooseFiles(page, [...TRACKS, BROKEN]);
  await page.getByRole('table').getByRole('combobox').first().waitFor(); // The code of the rows comes after the page.
}
