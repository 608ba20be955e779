import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { KilledBrowser } from './steps/killed-browser.ts';
import { install, signUpOnDevice, storedOnServer, test, untilCopied } from './steps/offline.ts';
import { addItem, save } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';
import { mapOf } from './steps/track-map.ts';

/** The flight of another day, with a track of its own. */
const OLD_TRACK = {
  ...TRACK,
  name: 'before.igc',
  buffer: Buffer.from(TRACK.buffer.toString().replace('200626', '190626')),
};

test('a pilot in the mountains looks things up, logs a flight, edits and deletes, and nothing is lost or doubled @phone-only', async ({
  front,
  launchOptions,
  viewport,
  isMobile,
  hasTouch,
}) => {
  test.slow();
  const browser = new KilledBrowser({ ...launchOptions, baseURL: front.url, viewport, isMobile, hasTouch });
  await test.step('at home', async () => {
    front.line = 'server';
    const page = await browser.start();
    await signUpOnDevice(page);
    await addItem(page, 'site', { name: 'Schwarzsee', lat: 46.67, lng: 7.28 });
    await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, airtime: 60, remarks: 'calm' });
    await addItem(page, 'flight', { date: '2026-05-04', remarks: 'twice by mistake' });
    await addItem(page, 'flight', {
      date: '2026-06-19',
      siteId: 1,
      igc: OLD_TRACK.buffer.toString('utf8'),
      igcEncoding: 'utf-8',
      igcFileName: OLD_TRACK.name,
    });
    await page.goto('/flight/3');
    await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
    await install(page);
    await untilCopied(page, 'twice by mistake');
    await untilCopied(page, 'places-');
    await browser.stop();
  });

  front.line = 'down';
  const page = await browser.start();
  await test.step('looking up, from cold', async () => {
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.goto('/stats');
    await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();
    await expect(page.getByText('Schwarzsee').filter({ visible: true }).first()).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.goto('/flight/3');
    await expect(page.getByRole('slider', { name: 'Place on the track' })).toBeVisible();
    await expect(mapOf(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('GeoNames'), 'the place names').toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
  await test.step('a new site, and a flight there with its track', async () => {
    await page.goto('/flight/0/edit');
    await page.locator('input[type=file]').setInputFiles(TRACK);
    await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
    await page.getByRole('button', { name: 'New site' }).click();
    await page.getByRole('dialog').getByLabel('Name*').fill('Kandel');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Site', { exact: true }).locator('option:checked')).toHaveText('Kandel');
    await page.getByLabel('Remarks').fill('first thermal');
    await save(page);
    await expect(page).not.toHaveURL(/edit$/);
    await page.goto('/flights');
    await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
    await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
  await test.step('an edit and a deletion', async () => {
    await page.goto('/flight/1/edit');
    await page.getByLabel('Remarks').fill('calm, then windy');
    await save(page);
    await expect(page).not.toHaveURL(/edit$/);
    await page.goto('/flight/2/edit');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/flights$/);
    await expectShown(page);
  });
  await test.step('the phone dies, and is started again without a connection', async () => {
    await browser.kill();
    const again = await browser.start();
    await again.goto('/flights');
    await expectShown(again);
    await expect(again.getByRole('link', { name: '4 changes not sent yet' })).toBeVisible();
    await browser.kill();
  });
  await test.step('at home again', async () => {
    front.line = 'server';
    const again = await browser.start();
    await again.goto('/flights');
    await expect(again.getByText('not sent yet')).toHaveCount(0);
    // The deletion was the last change.
    await expect.poll(async () => (await storedOnServer(again)).flights.map(({ id }) => id).sort()).toEqual([1, 3, 4]);
    await expectShown(again);
    const { flights, sites } = await storedOnServer(again);
    expect(sites).toMatchObject([{ name: 'Schwarzsee' }, { id: 2, name: 'Kandel' }]);
    expect(flights.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { id: 1, remarks: 'calm, then windy', airtime: 60, siteId: 1 },
      { id: 3, hasTrack: true },
      { remarks: 'first thermal', siteId: 2, hasTrack: true },
    ]);
    await browser.stop();
  });
});

/** The list after all changes: three flights. */
async function expectShown(page: Page): Promise<void> {
  for (const day of [/Jun 20, 2026/, /Jun 19, 2026/, /May 3, 2026/])
    await expect(page.getByRole('link', { name: day })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /May 4, 2026/ })).toHaveCount(0);
}
