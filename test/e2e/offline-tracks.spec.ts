import { expect, type Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { violationsInBothSchemes } from './steps/axe.ts';
import { install, openCold, test } from './steps/offline.ts';
import { addItem, logOut, newEmail, sendSignUp } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';
import { mapOf } from './steps/track-map.ts';

test.use({ hasSmallWindow: true });

/** A site near the launch of the track. */
const SITE = { name: 'Schwarzsee', lat: 46.67, lng: 7.28 };

/** What this browser keeps: keys of the store of tracks, and paths of map tiles. */
function kept(page: Page): Promise<{ readonly keys: readonly string[]; readonly tiles: readonly string[] }> {
  return page.evaluate(async () => {
    const asPromise = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asPromise(indexedDB.open('wingbook'));
    const keys = await asPromise(database.transaction('tracks').objectStore('tracks').getAllKeys());
    database.close();
    const names = (await caches.keys()).filter((name) => name.startsWith('tiles-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { keys: keys.map(String), tiles: all.flat().map(({ url }) => new URL(url).pathname) };
  });
}

test('a track that was opened is there without a connection, with its map, and a new one gets the zone of the site', async ({
  page,
  front,
}) => {
  test.slow();
  await page.goto('/signup');
  await sendSignUp(page, newEmail());
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await addItem(page, 'site', SITE);
  await addItem(page, 'flight', {
    date: '2026-06-20',
    igc: TRACK.buffer.toString('utf8'),
    igcEncoding: 'utf-8',
    igcFileName: TRACK.name,
  });
  await page.goto('/flights');
  await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  await install(page);
  await expect
    .poll(() => kept(page).then(({ keys }) => keys.some((key) => /\/known$/.test(key))), { timeout: 40_000 })
    .toBe(true);
  await expect
    .poll(() => kept(page).then(({ tiles }) => tiles.some((path) => /places-\w+\/6\//.test(path))), { timeout: 40_000 })
    .toBe(true);
  const { keys, tiles } = await kept(page);
  expect(keys.map((key) => key.replace(/^\d+\//, '').replace(/\w{64}/, 'hash'))).toEqual([
    'file/hash',
    'flight/1',
    'index',
    'known',
    'zones',
  ]);
  test.info().annotations.push({ type: 'tiles', description: String(tiles.length) });

  await page.goto('/pilot');
  await expect(page.getByText('1 of 1 tracks, 1 MB, are kept here')).toBeVisible();
  await page.getByLabel('Keep all tracks on this device').check();
  await expect(page.getByLabel('Keep all tracks on this device')).toBeChecked();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  front.line = 'down';
  const cold = await openCold(page, '/flight/1');
  await expect(cold.getByRole('region', { name: 'Figures' })).toBeVisible();
  await expect(cold.getByRole('slider', { name: 'Place on the track' })).toBeVisible();
  await expect(cold.getByText('GeoNames'), 'the place names').toBeVisible();
  await expect(mapOf(cold)).not.toHaveAttribute('aria-busy');

  await cold.goto('/flight/0/edit');
  const file = { ...TRACK, name: 'other.igc', buffer: Buffer.from(longTrack({ fixes: 600, random: seededRandom(4) })) };
  await cold.locator('input[type=file]').setInputFiles(file);
  await expect(cold.getByLabel('Date*')).toHaveValue('2026-06-20');
  // In the time of the site: that of UTC would be marked.
  await expect(cold.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^\d+:\d\d:\d\d$/);
  await cold.goto('/flight/0/edit');
  await cold.locator('input[type=file]').setInputFiles(TRACK);
  await expect(cold.getByText('Add anyway').first()).toBeVisible();

  front.line = 'server';
  await logOut(cold);
  await expect.poll(() => kept(cold)).toEqual({ keys: [], tiles: [] });
});
