import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { storedOnServer } from '../steps/offline.ts';
import { save, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const FIXES = flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 1_800 }, [
  { seconds: 120 },
  { seconds: 1_500, speed: 9, turn: 18, climb: 0.2 },
  { seconds: 600, speed: 10, heading: 90, climb: -1.5 },
  { seconds: 120 },
]);
/** More than the form takes, most of it what a recorder says of itself; some of it is not UTF-8. */
const LARGE = Buffer.from(
  `${igcFile({ date: '2026-06-01', fixes: FIXES })}${`LXXX\u00fc${'x'.repeat(70)}\r\n`.repeat(35_000)}`,
  'latin1',
);
const HASH = createHash('sha256').update(LARGE).digest('hex');
const GIVEN = { name: 'whole-day.igc', mimeType: '', buffer: LARGE };

/** SHA-256 of the only flight's track on the server. */
async function storedHash(page: Page): Promise<string> {
  const { pilot } = await storedOnServer(page);
  return page.evaluate(async (pilotId) => {
    const csrf = /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(`/api/flights/1/igc?csrf=${csrf}&pilotId=${pilotId}`);
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, pilot?.id);
}

test('a track that is too large for the form is imported, and can be trimmed', async ({ page }) => {
  expect(LARGE.length).toBeGreaterThan(2_097_152);
  await signUpByCall(page);
  await page.goto('/flight/0/edit');
  await page.getByLabel('IGC file').setInputFiles(GIVEN);
  await expect(page.getByRole('alert')).toHaveText('File must be less than 2MB');
  await page.getByRole('link', { name: /^Open it in the import/ }).click();
  await page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'attached' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Import 1/ })
    .click();
  await page.getByRole('heading', { name: 'Imported' }).waitFor({ state: 'attached' });
  expect(await storedHash(page)).toBe(HASH);

  await page.goto('/flight/1/edit');
  await page.getByRole('button', { name: 'Trim' }).click();
  await page.getByLabel('Start').press('ArrowRight');
  await save(page);
  await page.waitForURL('**/flight/1');
  expect(await storedHash(page)).toBe(HASH);
});
