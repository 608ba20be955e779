import { expect, type Page, type Request } from '@playwright/test';
import type { Front } from './run/front.ts';
import { install, signUpOnDevice, storedOnServer, storedTexts, test, untilCopied } from './steps/offline.ts';
import { addItem, logIn, newEmail, save, sendSignUp } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false });

/** All that a page can store, but its cookies. */
const ALL_BUT_COOKIES = 'indexeddb,local_storage,cache_storage,service_workers,file_systems';
const FULL = 'The storage of this device is full, and there is no connection.';

const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: /No connection|changes? not sent yet|needs? you/ });
const row = (page: Page, day: RegExp) => page.getByRole('link', { name: day });

/** A pilot on a device of the pilot's own, with a flight whose copy is stored, and the app. */
async function signUpWithFlight(page: Page): Promise<string> {
  const email = await signUpOnDevice(page);
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, remarks: 'calm' });
  await page.goto('/flights');
  await expect(row(page, /May 3, 2026/)).toBeVisible();
  await install(page);
  await untilCopied(page, 'calm');
  return email;
}

async function editFlight(page: Page, remarks: string): Promise<void> {
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill(remarks);
  await saveKept(page);
}

/** Opens the form of a new flight, and fills it in. */
async function fillFlight(page: Page, remarks: string, track: typeof TRACK | null = null): Promise<void> {
  await page.goto('/flight/0/edit');
  if (track) {
    await page.locator('input[type=file]').setInputFiles(track);
    await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
  }
  await page.getByLabel('Remarks').fill(remarks);
}

/** Saves, which the device does: the form is left. */
async function saveKept(page: Page): Promise<void> {
  await save(page);
  await expect(page).not.toHaveURL(/edit$/);
}

/** From now on the server answers, and the browser says so. */
async function connect(front: Front, ...pages: readonly Page[]): Promise<void> {
  front.line = 'server';
  await Promise.all(pages.map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))));
}

/** Removes what the browser has stored for the page, as it does where room is short or nobody has come for long. */
async function evict(page: Page, front: Front, storageTypes: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: front.url, storageTypes });
  // The first call after it may stay without an answer.
  await page.evaluate(() => Promise.race([indexedDB.databases(), new Promise((resolve) => setTimeout(resolve, 500))]));
}

/** Lets the page store so many bytes in all. */
async function limitStorage(page: Page, front: Front, quotaSize: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize });
}

/** Enough for a logbook. Browsers allow a page some of its room in advance, for half a minute: it must be less than {@link storeMuch} needs. */
const SOME_ROOM = 30_000_000;

/** From now on nothing more can be stored, where there was but some room before. */
async function fillStorage(page: Page, front: Front): Promise<void> {
  await limitStorage(page, front, 1);
  await expect.poll(() => page.evaluate(storeMuch)).toBe('QuotaExceededError');
}

/** Returns the name of what storing much fails with; null where it does not. */
function storeMuch(): Promise<string | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('filling', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
    opening.onerror = () => resolve(opening.error?.name ?? 'unknown');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('bytes', 'readwrite');
      transaction.objectStore('bytes').add(new Uint8Array(50_000_000));
      transaction.objectStore('bytes').clear();
      transaction.oncomplete = () => resolve(null);
      transaction.onabort = () => resolve(transaction.error?.name ?? 'unknown');
    };
  });
}

/** Returns the keys of all saves that the browser sends from now on, in order. */
function keysOfSaves(page: Page): readonly string[] {
  const keys: string[] = [];
  page.context().on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/data')) keys.push(request.postDataJSON().opKey);
  });
  return keys;
}

/** The flights as the server has them, in the order in which it got them. */
async function flightsOnServer(page: Page) {
  const { flights } = await storedOnServer(page);
  return flights.toSorted((one, other) => one.id - other.id);
}

/** Resolves once the server has these flights alone, and no change is pending any more. */
async function untilOnServer(page: Page, flights: readonly object[]): Promise<void> {
  await expect.poll(() => flightsOnServer(page)).toMatchObject([...flights]);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
}

test('a pending change is stored anew when the browser removes it under an open page, and a track that is gone is asked for', async ({
  page,
  front,
}) => {
  await signUpWithFlight(page);
  front.line = 'down';
  await editFlight(page, 'windy');
  await fillFlight(page, 'first thermal', TRACK);
  await saveKept(page);
  await expect(line(page)).toContainText('2 changes not sent yet');

  await evict(page, front, 'indexeddb');
  await expect(row(page, /Jun 20, 2026/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedTexts(page)).toMatch(/windy.*first thermal/);
  await expect(line(page)).toContainText('2 changes not sent yet');

  await connect(front, page);
  await expect(line(page)).toHaveText('1 change needs you');
  expect(await flightsOnServer(page)).toMatchObject([{ remarks: 'windy', airtime: 60 }]);
  await untilCopied(page, 'flights/00000000');

  await page.goto('/waiting');
  await expect(page.getByText('The browser has removed its track from this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel('Remarks')).toHaveValue('first thermal');
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await saveKept(page);
  await untilOnServer(page, [{ remarks: 'windy' }, { remarks: 'first thermal', hasTrack: true }]);
});

test('a pending change is stored anew when everything but cookies is removed, also where the page then asks for a login', async ({
  page,
  front,
}) => {
  await signUpWithFlight(page);
  front.line = 'down';
  await editFlight(page, 'windy');
  await evict(page, front, ALL_BUT_COOKIES);
  await expect(line(page)).toContainText('1 change not sent yet');

  await connect(front, page);
  await expect(page.getByText('1 pending change is kept on this device. It is sent once you log in.')).toBeVisible();
  await expect.poll(() => storedTexts(page)).toContain('windy');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'May 3, 2026' })).toBeVisible();
  await untilOnServer(page, [{ remarks: 'windy', airtime: 60 }]);

  await page.goto('/pilot');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Keep my logbook here' }).click();
  await reloaded;
  await untilCopied(page, 'flights/00000000');
});

test('on a full device a save without a connection stays in its form, and is sent with the pending changes once there is one', async ({
  page,
  front,
}) => {
  await limitStorage(page, front, SOME_ROOM);
  await signUpWithFlight(page);
  front.line = 'down';
  await editFlight(page, 'windy');
  await fillFlight(page, 'of the morning');
  await saveKept(page);
  await fillStorage(page, front);
  await fillFlight(page, 'first thermal', TRACK);
  await save(page);
  await expect(page.getByRole('alert')).toContainText(FULL);
  await expect(page.getByLabel('Remarks')).toHaveValue('first thermal');
  await expect(line(page)).toContainText('2 changes not sent yet');
  expect(await storedTexts(page)).not.toContain('first thermal');

  await connect(front, page);
  const waited = [{ remarks: 'windy' }, { remarks: 'of the morning' }];
  await untilOnServer(page, waited);
  await expect(page.getByLabel('Remarks')).toHaveValue('first thermal');
  await saveKept(page);
  await untilOnServer(page, [...waited, { remarks: 'first thermal', hasTrack: true }]);
  await expect(page.getByRole('link', { name: /2026/ })).toHaveCount(3);
});

test('two tabs that send at the same time send each change once', async ({ page, front }) => {
  await signUpWithFlight(page);
  const other = await page.context().newPage();
  await other.goto('/flights');
  await expect(row(other, /May 3, 2026/)).toBeVisible();
  front.line = 'down';
  await page.goto('/site/0/edit');
  await page.getByLabel('Name*').fill('Kandel');
  await saveKept(page);
  await editFlight(other, 'windy');
  for (const tab of [page, other]) {
    await fillFlight(tab, 'again');
    await tab.getByLabel('Site', { exact: true }).selectOption('Kandel');
    await saveKept(tab);
  }
  for (const tab of [page, other]) await expect(line(tab)).toContainText('4 changes not sent yet');

  const keys = keysOfSaves(page);
  await connect(front, page, other);
  const again = { remarks: 'again', siteId: 1 };
  await untilOnServer(page, [{ remarks: 'windy', siteId: null }, again, again]);
  await expect(line(other)).toHaveCount(0);
  expect((await storedOnServer(page)).sites).toMatchObject([{ name: 'Kandel' }]);
  expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: /2026/ })).toHaveCount(3);
});

test('a server that gets a save and never answers holds up no form, and has it once in the end', async ({
  page,
  front,
}) => {
  await signUpWithFlight(page);
  await fillFlight(page, 'first thermal', TRACK);
  const keys = keysOfSaves(page);
  const answered: string[] = [];
  front.atSave = async (moment, opKey) => {
    front.line = 'silent';
    if (moment === 'asked') return;
    answered.push(opKey);
    await new Promise(() => undefined);
  };
  front.asked.length = 0;
  await saveKept(page);
  const asked = front.asked.filter((path) => path.startsWith('/api/data') && !path.includes('?'));
  expect(asked, 'the form was left after the first call without an answer').toEqual(['/api/data']);
  await expect(row(page, /Jun 20, 2026/)).toContainText('Not sent yet');
  await expect(line(page)).toContainText('1 change not sent yet');

  front.atSave = null;
  await connect(front, page);
  await untilOnServer(page, [{ remarks: 'calm' }, { remarks: 'first thermal', hasTrack: true }]);
  await expect(row(page, /Jun 20, 2026/)).toHaveCount(1);
  expect([answered, keys]).toEqual([keys.slice(0, 1), [keys[0], keys[0]]]);
});

test('pending changes of an account that is locked, or deleted, are neither thrown away nor sent for somebody else', async ({
  page,
  front,
}) => {
  const email = await signUpWithFlight(page);
  const { pilot } = await storedOnServer(page);
  const waits = page.getByText('1 pending change is kept on this device. It is sent once you log in.');

  await test.step('locked: the login says so, and it is sent once the account is not', async () => {
    front.line = 'down';
    await editFlight(page, 'windy');
    await front.run('admin', 'lock', String(pilot?.id));
    await connect(front, page);
    await expect(waits).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole('alert')).toContainText('This account is locked.');
    await page.reload();
    await expect(waits).toBeVisible();
    await front.run('admin', 'unlock', String(pilot?.id));
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'May 3, 2026' })).toBeVisible();
    await untilOnServer(page, [{ remarks: 'windy', airtime: 60 }]);
  });

  await test.step('deleted: it stays, also beside the next pilot', async () => {
    front.line = 'down';
    await editFlight(page, 'stormy');
    await front.run('admin', 'delete', String(pilot?.id), '--yes');
    await connect(front, page);
    const deleted = page.getByText('This account was deleted. 1 pending change is still on this device');
    await expect(deleted).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(deleted).toBeVisible();
    await page.goto('/signup');
    await sendSignUp(page, newEmail());
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    expect(await flightsOnServer(page)).toEqual([]);
    expect(await storedTexts(page)).toContain('stormy');
  });
});
