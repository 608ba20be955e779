import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { signUpOnDevice, untilCopied } from './steps/offline.ts';
import { addItem, save, test } from './steps/pilot.ts';

test.use({ hasMaps: false });

/** Every reason for which the pilot has to decide about a change. */
const REASONS = ['rejected', 'conflict', 'gone', 'restored', 'old', 'refused', 'known'];

test('the page of pending changes, with every kind of change, and the question of a logout suit everybody @phone', async ({
  page,
}) => {
  await signUpOnDevice(page);
  await addItem(page, 'site', { name: 'Schwarzsee' });
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, siteId: 1, remarks: 'calm', tags: ['hike'] });
  await page.goto('/flights');
  await untilCopied(page, 'calm');
  await page.context().route(/\/api\//, (route) => route.abort());
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill('smooth');
  await page.getByLabel('Airtime, minutes').fill('15');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await park(page, REASONS);

  await page.goto('/waiting');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Keep this version' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expect(page.getByText('1 change was stored by a newer version of this app.')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.goto('/flight/1');
  await expect(
    page.getByText('Saved on this device. It cannot be sent until you decide what to do with it.'),
  ).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('9 changes are not sent yet');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await markAsNewer(page);
  await page.goto('/waiting');
  await expect(page.getByText('10 changes were stored by a newer version of this app.')).toBeVisible();
  await expect(page.getByRole('link', { name: '10 changes not sent yet' })).toBeVisible();
  await expect(page.getByText('There are no pending changes on this device.')).toBeHidden();
});

/** Makes all pending changes rows of a newer version of the app. */
function markAsNewer(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wingbook', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('queue', 'readwrite');
          const walking = transaction.objectStore('queue').openCursor();
          walking.onsuccess = () => {
            if (walking.result?.value.opKey) walking.result.update({ ...walking.result.value, v: 2 });
            walking.result?.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

/** Adds changes like the pending one: a deletion, one of a newer version of the app, and for each reason one that is parked for it. */
function park(page: Page, reasons: readonly string[]): Promise<void> {
  return page.evaluate(
    (parkedFor) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wingbook', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('queue', 'readwrite');
          const queue = transaction.objectStore('queue');
          const keys = queue.getAllKeys();
          const reading = queue.getAll();
          reading.onsuccess = () => {
            const [change] = reading.result.filter(({ opKey }) => opKey);
            const [pilot] = String(keys.result.at(-1)).split('/');
            const add = (n: number, changed: object): void => {
              const row = { ...change, n, opKey: crypto.randomUUID(), ...changed };
              queue.put(row, `${pilot}/${String(n).padStart(9, '0')}`);
            };
            add(change.n + 8, {
              dataType: 'site',
              kind: 'delete',
              data: { id: 1, see: false },
              before: { name: 'Schwarzsee' },
            });
            add(change.n + 9, { v: 2 });
            for (const [index, reason] of parkedFor.entries())
              add(change.n + 1 + index, { parked: { reason, fields: ['airtime', 'remarks'], flightId: 1 } });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    reasons,
  );
}
