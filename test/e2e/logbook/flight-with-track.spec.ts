import { expect } from '@playwright/test';
import { newEmail, save, sendSignUp, signUpByCall, test } from '../steps/pilot.ts';
import { createSite, TRACK } from '../steps/track.ts';

test('a pilot signs up, drops a track, saves the flight with a new site, and replays it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/signup');
  await sendSignUp(page, newEmail());
  await page.waitForURL('**/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();

  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).first().click();
  await page.getByLabel('IGC file', { exact: true }).setInputFiles(TRACK);
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
  await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
  await expect(
    page.getByText(/No site near takeoff coordinates \(46\.\d+, 7\.\d+\) found\. Create new site\?/),
  ).toBeVisible();

  await page.getByLabel('Remarks').fill('Smooth air');
  await createSite(page);
  await expect(page.getByLabel('Coordinates')).toHaveValue(/^46\.\d+ 7\.\d+$/);
  await page.getByLabel('Name*').fill('Vounetz');
  await save(page);

  await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
  await expect(page.getByLabel('Site').locator('option:checked')).toHaveText('Vounetz');
  await expect(page.getByText('morning.igc').first()).toBeVisible();
  await save(page);

  await page.waitForURL('**/flights');
  await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jun 20, 2026');
  await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(4);

  const cursor = page.getByRole('slider', { name: 'Place on the track' });
  const before = await cursor.getAttribute('aria-valuetext');
  await cursor.press('Home');
  await cursor.press('ArrowRight');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', before ?? '');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download IGC' })
      .or(page.getByRole('link', { name: 'Download IGC' }))
      .click(),
  ]);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(TRACK.buffer)).toBe(true);
  expect(download.suggestedFilename()).toBe('morning.igc');
});

test.describe('without a map', () => {
  test.use({ hasMaps: false });

  test('a saved track is scored: the list shows kilometres and type, and sorts by them', async ({ page }) => {
    await signUpByCall(page);
    await page.goto('/flight/0/edit');
    await page.locator('input[type=file]').setInputFiles(TRACK);
    await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
    await save(page);
    await page.waitForURL('**/flights');
    const row = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(row.getByText(/flight|triangle/)).toBeVisible({ timeout: 30_000 }); // By itself, once it is computed.
    await expect(row.getByText(/^\d+\.\d km$/)).toBeVisible();
    const head = page.getByRole('columnheader', { name: 'XC' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await page.goto('/stats');
    await expect(page.getByText('Longest XC flight')).toBeVisible();
  });
});
