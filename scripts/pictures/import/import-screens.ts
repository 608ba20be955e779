import type { Page } from '@playwright/test';
import type { Screen } from '../screen.ts';
import { BROKEN, TABLE, type TestFile, TRACKS } from './import-files.ts';

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

async function give(page: Page, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) }));
  await page.getByLabel('Files to import').setInputFiles(given);
}

async function giveTable(page: Page): Promise<void> {
  await give(page, [{ name: 'vols.csv', content: TABLE }]);
  await page.getByRole('heading', { name: /^Columns of your table/ }).waitFor({ state: 'attached' });
}

async function giveTracks(page: Page): Promise<void> {
  await give(page, [...TRACKS, BROKEN]);
  await page.getByRole('table').getByRole('combobox').first().waitFor(); // The code of the rows comes after the page.
}
