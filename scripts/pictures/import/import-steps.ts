import type { Page } from '@playwright/test';
import { signUpByCall } from '../../../test/e2e/steps/pilot.ts';
import type { Screen, Size } from '../screen.ts';
import { FORMATS } from './import-formats.ts';

const SIZES: readonly Size[] = ['390', '820', '1920'];
const REFUSAL = { status: 422, json: { error: { type: 'validationError', message: 'There is no room for this.' } } };
const PARTS = '**/api/imports/*/parts';
const UPLOAD = '**/api/logfly-uploads';

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
  step(
    'logfly-sent',
    async (page) => {
      await page.route(UPLOAD, () => undefined);
      await give(page, 'logfly');
      await page.getByRole('progressbar').waitFor();
    },
    true,
  ),
  step(
    'logfly-read',
    async (page) => {
      await page.route(`${UPLOAD}/read`, () => undefined);
      await give(page, 'logfly');
      await page.getByText('reads').or(page.getByRole('progressbar')).first().waitFor();
    },
    true,
  ),
  step(
    'logfly-without-connection',
    async (page) => {
      await page.route(UPLOAD, (route) => route.abort());
      await give(page, 'logfly');
      await page.getByText('The connection is lost.').waitFor();
    },
    true,
  ),
  step('logfly-refused', async (page) => {
    await page.route(UPLOAD, (route) => route.fulfill(REFUSAL));
    await give(page, 'logfly');
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
