import { expect, type Page } from '@playwright/test';
import type { LoadResponse } from '#contract/data';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { keptDrafts, keptRows, untilKept } from './steps/drafts.ts';
import { signUpOnDevice, storedOnServer, untilCopied } from './steps/offline.ts';
import { addItem, post, save, test } from './steps/pilot.ts';

test.use({ hasMaps: false });

const RESTORED = 'Restored what you had typed.';

/** A pilot on a device of the pilot's own, with a flight whose copy is stored. */
async function signUpWithFlight(page: Page): Promise<void> {
  await signUpOnDevice(page);
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, remarks: 'calm' });
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await untilCopied(page, 'calm');
}

/** From now on no call is answered. The pages themselves come, as from the service worker. */
async function disconnect(page: Page): Promise<void> {
  await page.context().route(/\/api\//, (route) => route.abort());
}

async function connect(page: Page): Promise<void> {
  await page.context().unroute(/\/api\//);
}

/** Opens a form, and types remarks. */
async function typeRemarks(page: Page, path: string, remarks: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Remarks').fill(remarks);
}

/** Saves a new flight without a connection. Returns the path of its form. */
async function addPendingFlight(page: Page, remarks: string): Promise<string> {
  await typeRemarks(page, '/flight/0/edit', remarks);
  await save(page);
  await page
    .getByRole('link', { name: /Nov|20\d\d/ })
    .filter({ hasText: 'Not sent yet' })
    .click();
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  return `${new URL(page.url()).pathname}/edit`;
}

/** The device has a network again, while a page is open. */
async function sendPending(page: Page, flights: number): Promise<void> {
  await connect(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await storedOnServer(page)).flights.length).toBe(flights);
  await expect(page.getByText('not sent yet')).toHaveCount(0);
}

const flightsIn = ({ flights }: Pick<LoadResponse, 'flights'>) =>
  flights.flatMap((flight) => ('remarks' in flight ? [flight] : []));

const remarksOnServer = async (page: Page): Promise<readonly string[]> =>
  flightsIn(await storedOnServer(page))
    .map(({ remarks }) => remarks)
    .toSorted();

/** Another device saves the flight that was added last, or deletes it. */
async function changeElsewhere(page: Page, change: { readonly remarks: string } | { readonly see: false }) {
  const { pilot, ...stored } = await storedOnServer(page);
  const last = flightsIn(stored)
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
  const fields = 'see' in change ? {} : { date: last?.date, airtime: last?.airtime };
  await post(page, '/api/data', {
    pilotId: pilot?.id,
    dataType: 'flight',
    data: { id: last?.id, ...fields, ...change },
  });
}

/** The browser ends the page of a tab, as a phone does, and shows the tab again. */
async function discardTab(page: Page): Promise<Page> {
  const tab = await page.evaluate(() => sessionStorage.getItem('draft-tab'));
  const context = page.context();
  const again = await context.newPage();
  await again.addInitScript((id) => id && sessionStorage.setItem('draft-tab', id), tab);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined); // It is not answered.
  await crashed;
  await page.close();
  return again;
}

test('a flight that is saved and not yet answered leaves no draft: the next one is another flight', async ({
  page: first,
}) => {
  await signUpWithFlight(first);
  const line = { answers: false }; // It accepts, and never answers.
  await first.context().route(/\/api\/data$/, (route) => (line.answers ? route.continue() : undefined));
  await typeRemarks(first, '/flight/0/edit', 'first');
  await untilKept(first);
  const sent = first.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/data'));
  await save(first);
  await sent;
  const page = await discardTab(first);

  line.answers = true;
  await page.goto('/flight/0/edit');
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'first']);
  await expect(page.getByLabel('Date*')).not.toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.getByLabel('Remarks').fill('second');
  await save(page);
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'first', 'second']);
  await expect.poll(() => keptRows(page)).toBe(0);
});

test('a flight whose tab is killed while it is stored on the device is there once, as a draft or as a change', async ({
  page: first,
}) => {
  test.slow();
  await signUpWithFlight(first);
  await disconnect(first);
  const moments = [0, 3, 12, 40, 100];
  const remarksOf = (ms: number): string => `killed after ${ms} ms`;
  let page = first;
  for (const ms of moments) {
    const remarks = remarksOf(ms);
    await typeRemarks(page, '/flight/0/edit', remarks);
    await expect.poll(async () => JSON.stringify(await keptDrafts(page))).toContain(remarks);
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ type }) => type === 'submit');
      setTimeout(() => button?.click()); // This call is answered before.
    });
    await new Promise((later) => setTimeout(later, ms));
    page = await discardTab(page);
    await page.goto('/flight/0/edit');
    await expect(page.getByLabel('Date*')).not.toHaveValue('');
    const isDraft = (await page.getByLabel('Remarks').inputValue()) === remarks;
    await expect(page.getByText(RESTORED)).toHaveCount(isDraft ? 1 : 0);
    if (isDraft) await save(page);
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    await expect.poll(() => keptRows(page)).toBe(0);
  }
  await page.goto('/flights');
  await sendPending(page, 1 + moments.length);
  expect(await remarksOnServer(page)).toEqual(['calm', ...moments.map(remarksOf)].toSorted());
});

/** Writes drafts as version 1.1.0 does, into a database of their own. */
function putOldDrafts(page: Page, put: readonly object[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('drafts', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('drafts', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
          opening.result.createObjectStore('files', { keyPath: 'key' });
        };
        opening.onsuccess = () => {
          const tx = opening.result.transaction('drafts', 'readwrite');
          for (const row of rows) tx.objectStore('drafts').put(row);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [...put],
  );
}

test('a draft of version 1.1.0 that has outlived its flight never overwrites it', async ({ page }) => {
  await signUpWithFlight(page);
  await disconnect(page);
  await typeRemarks(page, '/flight/0/edit', 'first');
  await untilKept(page);
  const tab = await page.evaluate(() => sessionStorage.getItem('draft-tab'));
  const before = (await keptDrafts(page)).map(({ key, row: { v: _, ...row } }) => ({
    ...row,
    key: `${tab}/${key.split('/')[0]}/flight/0/edit`,
  }));
  const left = before.map((row) => ({ ...row, isHandedOver: true })); // As it was just before its change was stored.
  await save(page);
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await putOldDrafts(page, left);

  await page.goto('/flight/0/edit');
  await expect(page.getByLabel('Date*')).not.toHaveValue('');
  await expect(page.getByText(RESTORED), 'it is a pending change: it is no draft').toHaveCount(0);

  await page.goto('/flights');
  await sendPending(page, 2);
  await putOldDrafts(page, left);
  await page.goto('/flight/0/edit');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByLabel('Remarks').fill('second');
  await save(page);
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'first', 'second']);

  await putOldDrafts(page, before); // As where it was sent at once, and the answer was lost.
  await page.goto('/flight/0/edit');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByLabel('Remarks').fill('once');
  await save(page);
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'once', 'second']);
});

const STAND: Leg = { seconds: 900 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const THREE_FLIGHTS = igcBytes({
  fixes: flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 2_500 }, [
    ...[STAND, GLIDE, STAND, { ...GLIDE, seconds: 900 }, STAND, { ...GLIDE, seconds: 300 }, STAND],
  ]),
});

test('a file of several flights whose tab ends between two of them is saved by its draft, each flight once', async ({
  page: first,
}) => {
  await signUpWithFlight(first);
  const line = { saves: 0, most: 1 };
  await first.context().route(/\/api\/data$/, (route) => (++line.saves > line.most ? undefined : route.continue()));
  await first.goto('/flight/0/edit');
  const file = { name: 'day.igc', mimeType: '', buffer: Buffer.from(THREE_FLIGHTS) };
  await first.locator('input[type=file]').setInputFiles(file);
  await first.getByRole('checkbox', { name: /other/ }).check();
  await first.getByLabel('Remarks').fill('first');
  await untilKept(first);
  await save(first);
  await expect.poll(() => line.saves).toBe(2);
  const page = await discardTab(first);

  line.most = Number.POSITIVE_INFINITY;
  await page.goto('/flight/0/edit');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveValue('first');
  await save(page);
  await expect(page).not.toHaveURL(/edit$/);
  await expect(page.getByText('not sent yet')).toHaveCount(0);
  expect(await remarksOnServer(page)).toEqual(['', '', 'calm', 'first']);
});

test('the draft of a flight that was sent meanwhile is found after a reload, under both addresses', async ({
  page,
}) => {
  await signUpWithFlight(page);
  await disconnect(page);
  const form = await addPendingFlight(page, 'logged in the field');
  await typeRemarks(page, form, 'with what I remember');
  await untilKept(page);
  await sendPending(page, 2);

  for (const path of [form, '/flight/2/edit']) {
    await page.goto(path);
    await expect(page.getByText(RESTORED), path).toBeVisible();
    await expect(page.getByLabel('Remarks'), path).toHaveValue('with what I remember');
    await expect(page.getByRole('button', { name: 'Save as new' }), path).toHaveCount(0);
  }
  await save(page);
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'with what I remember']);
  await expect.poll(() => keptRows(page)).toBe(0);
});

test('a form whose flight is newer than the copy on the device waits for the server', async ({ page }) => {
  await signUpWithFlight(page);
  await page.goto('/healthz');
  await addItem(page, 'flight', { date: '2026-05-04', remarks: 'from the computer' });
  const line = { answers: false };
  await page.context().route(/\/api\/data\?/, async (route) => {
    await expect.poll(() => line.answers).toBe(true);
    await route.continue();
  });
  await page.goto('/flight/1/edit');
  await expect(page.getByLabel('Remarks'), 'the copy and the drafts are read').toHaveValue('calm');
  await page.evaluate(() => history.pushState(null, '', '/flight/2/edit'));
  await expect(page.locator('main [class*=skeleton]')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Edit Flight' })).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveCount(0);
  line.answers = true;
  await expect(page.getByLabel('Remarks')).toHaveValue('from the computer');
});

test('a form that was opened before its flight was sent shows what another device has changed since', async ({
  page,
}) => {
  await signUpWithFlight(page);
  await disconnect(page);
  await typeRemarks(page, await addPendingFlight(page, 'logged in the field'), 'smooth');
  await sendPending(page, 2);
  await changeElsewhere(page, { remarks: 'windy' });
  await save(page);
  await expect(page.getByText('windy', { exact: true })).toBeVisible();
  await page.getByText('windy', { exact: true }).click();
  await save(page);
  await expect.poll(() => remarksOnServer(page)).toEqual(['calm', 'windy']);
});

test('a flight that was deleted elsewhere is saved as new by its form, once', async ({ page }) => {
  await signUpWithFlight(page);
  await disconnect(page);
  await typeRemarks(page, '/flight/1/edit', 'changed without a connection');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await changeElsewhere(page, { see: false });
  await connect(page);
  await page.goto('/waiting');
  await expect(page.getByRole('button', { name: 'Save as new' })).toBeVisible();

  await typeRemarks(page, '/flight/1/edit', 'kept after all');
  await save(page);
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => remarksOnServer(page)).toEqual(['kept after all']);
  await page.goto('/waiting');
  await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
});

test('a form that saves a flight as new leaves what another tab has changed', async ({ page }) => {
  await signUpWithFlight(page);
  const other = await page.context().newPage();
  await typeRemarks(page, '/flight/1/edit', 'in this tab');
  await typeRemarks(other, '/flight/1/edit', 'in another tab');
  await changeElsewhere(page, { see: false });
  await save(page);
  await expect(page.getByRole('button', { name: 'Save as new' })).toBeVisible();
  await disconnect(page);
  await save(other);
  await expect(other.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await connect(page);
  await other.goto('/waiting');
  await expect(other.getByRole('button', { name: 'Save as new' })).toBeVisible();

  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => remarksOnServer(page)).toEqual(['in this tab']);
  await other.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => remarksOnServer(page)).toEqual(['in another tab', 'in this tab']);
});

test('a new site that is sent while the form of its flight is open stays chosen', async ({ page }) => {
  await signUpWithFlight(page);
  await disconnect(page);
  await typeRemarks(page, '/flight/0/edit', 'at a new site');
  await page.getByRole('button', { name: 'New site' }).click();
  await page.getByRole('dialog').getByLabel('Name*').fill('Kandel');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const chosen = page.getByLabel('Site', { exact: true }).locator('option:checked');
  await expect(chosen).toHaveText('Kandel');
  await untilKept(page);
  await sendPending(page, 1);
  await expect(chosen).toHaveText('Kandel');
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(chosen).toHaveText('Kandel');
  await save(page);
  await expect.poll(async () => flightsIn(await storedOnServer(page)).map(({ siteId }) => siteId)).toEqual([null, 1]);
});
