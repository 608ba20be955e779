import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { logflyDatabase, volRow, volWithTrack } from '../../builders/logfly-database.ts';
import { addItem, signUp, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Gives a file to the import page. */
async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles([{ name, mimeType: '', buffer }]);
}

const review = (page: Page) => page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached' });
const filterOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const importButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Import \d/ });

/** Three flights with tracks, one of them with a remark; one entered by hand; one whose track is damaged; one without a date. */
const ROWS = [
  volWithTrack(160, { V_Commentaire: 'Over the lake' }),
  volWithTrack(161),
  volWithTrack(162),
  volRow({ V_Date: '2021-07-04 13:05:00', V_Site: 'FORCLAZ' }),
  volRow({ V_Date: '2021-07-05 13:05:00', V_IGC: 'AXXX\r\nHFDTE050721\r\n' }),
  volRow({ V_Date: '' }),
];

test('flights of LogFly’s database are reviewed and imported with their tracks, and known the second time', async ({
  page,
}) => {
  await signUp(page);
  await addItem(page, 'flight', { date: '2021-06-09', time: '14:02', altitude: 0, airtime: 31, remarks: '' });
  const database = await logflyDatabase(ROWS);
  await give(page, 'Logfly.db', database);
  await review(page);
  await filterOf(page, 'Unreadable 2').click();
  await expect(page.getByRole('cell', { name: 'Logfly.db/2021-07-05-5.igc' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'There is no date.' })).toBeVisible();
  await expect(importButton(page)).toHaveText('Import 5 flights');
  await importButton(page).click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });

  await page.getByRole('link', { name: 'Go to flights' }).click();
  await expect(page.getByRole('link', { name: /Ju[nl] \d+, 2021/ })).toHaveCount(5);
  await page.getByRole('link', { name: /Jun 9, 2021/ }).click();
  await expect(page.getByText('Over the lake')).toBeVisible();
  await expect(page.getByText('Alpha 6')).toBeVisible();

  await give(page, 'logs.zip', Buffer.from(zipSync({ 'Logfly.db': database })));
  await review(page);
  await expect(filterOf(page, 'Known 5')).toBeVisible();
});
