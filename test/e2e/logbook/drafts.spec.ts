import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { keptDrafts, keptRows, untilKept } from '../steps/drafts.ts';
import { addItem, logIn, logOut, newEmail, save, sendSignUp, signUp, signUpByCall, test } from '../steps/pilot.ts';
import { createSite, TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const RESTORED = 'Restored what you had typed.';

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true })).toBeEnabled();
}

/** Overwrites some columns of every draft in the browser's database. */
async function changeKept(page: Page, columns: Readonly<Record<string, unknown>>): Promise<void> {
  const kept = await keptDrafts(page);
  await keptDrafts(
    page,
    kept.map(({ key, row }) => ({ key, row: { ...row, ...columns } })),
  );
}

test('a reload keeps the input, and Discard removes it', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'glider', { name: 'Zeno 2' });
  const forms = [
    { path: '/flight/0/edit', field: 'Remarks', before: '' },
    { path: '/site/0/edit', field: 'Name*', before: '' },
    { path: '/glider/1/edit', field: 'Name*', before: 'Zeno 2' },
    { path: '/pilot/edit', field: 'Pilot name', before: '' },
  ];
  // Only the first form of a tab is shown before the storage is open; later ones store at once what is typed.
  await openForm(page, '/pilot/edit');
  await page.getByLabel('Pilot name').fill('Half a name');
  await untilKept(page);
  await page.getByLabel('Pilot name').fill('');
  for (const { path, field, before } of forms) {
    await openForm(page, path);
    await expect(page.getByText(RESTORED), path).toHaveCount(0);
    await page.getByLabel(field).fill('Half a sentence');
    await page.reload();
    await expect(page.getByLabel(field), path).toHaveValue('Half a sentence');
    await expect(page.getByText(RESTORED), path).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel(field), path).toHaveValue(before);
    await expect(page.getByText(RESTORED), path).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel(field), path).toHaveValue(before);
  }
});

test('what is typed after the browser has closed its storage is stored, too', async ({ page, context }) => {
  await signUpByCall(page);
  await openForm(page, '/glider/0/edit');
  const name = page.getByLabel('Name*');
  await name.fill('Half');
  await untilKept(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  let attempt = 0;
  await expect
    .poll(async () => {
      attempt += 1;
      await name.fill(`Half a name, ${attempt}`);
      return page.evaluate(async () => (await indexedDB.databases()).length);
    })
    .toBe(1);
  await untilKept(page);
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(name).toHaveValue(/^Half a name, \d+$/);
});

test('what is typed after the storage could not be opened once is stored', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/healthz'); // Without a form, which would hold the storage open.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wingbook', 1_000);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const warned = page.waitForEvent('console', (message) => message.text().includes('Drafts cannot be stored'));
  await openForm(page, '/glider/0/edit');
  await warned;
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('wingbook');
        deleting.onerror = () => reject(deleting.error);
        deleting.onsuccess = () => resolve();
      }),
  );
  const name = page.getByLabel('Name*');
  await name.fill('Half a name');
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  await untilKept(page);
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(name).toHaveValue('Half a name');
});

test.describe('with a map', () => {
  test.use({ hasMaps: true, hasSmallWindow: true });

  test('a reload while a site is created keeps the site, the flight and its track', async ({ page }) => {
    await signUpByCall(page);
    await openForm(page, '/flight/0/edit');
    await page.locator('input[type=file]').setInputFiles(TRACK);
    await page.getByLabel('Remarks').fill('Smooth air');
    await createSite(page);
    await page.getByLabel('Name*').fill('Vounetz');
    const coordinates = await page.getByLabel('Coordinates').inputValue();
    await page.reload();
    await expect(page.getByLabel('Name*')).toHaveValue('Vounetz');
    await expect(page.getByLabel('Coordinates')).toHaveValue(coordinates);
    await save(page);

    await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
    await expect(page.getByLabel('Site').locator('option:checked')).toHaveText('Vounetz');
    await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
    await expect(page.getByText('Europe/Zurich')).toBeVisible();
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Site').locator('option:checked')).toHaveText('Vounetz');
    await expect(page.getByText('Europe/Zurich')).toBeVisible();
    await save(page);

    await page.waitForURL('**/flights');
    await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
    await expect(page.getByRole('region', { name: 'Map of the track' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download IGC' }).click(),
    ]);
    expect(readFileSync(await download.path()).equals(TRACK.buffer)).toBe(true);
    await openForm(page, '/flight/0/edit');
    await expect(page.getByLabel('Remarks')).toHaveValue('');
    await expect.poll(() => keptRows(page)).toBe(0);
  });
});

test('a draft is removed when the form is left without saving', async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, '/glider/0/edit');
  await page.getByLabel('Name*').fill('Half a name');
  await page.getByLabel('Name*').blur(); // On a phone the bar is hidden while a field has the focus.
  await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/sites');
  await openForm(page, '/glider/0/edit');
  await expect(page.getByLabel('Name*')).toHaveValue('');
});

test('a draft belongs to its pilot: a logout removes it, and so does the login of another pilot', async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await openForm(page, '/flight/0/edit');
  await page.getByLabel('Remarks').fill('Before the logout');
  await logOut(page);
  await expect.poll(() => keptRows(page)).toBe(0);
  await logIn(page, email);
  await page.waitForURL('**/flights');
  await openForm(page, '/flight/0/edit');
  await expect(page.getByLabel('Remarks')).toHaveValue('');

  await page.getByLabel('Remarks').fill('Before the session ended');
  await context.clearCookies({ name: 'session' });
  await page.goto('/signup');
  await sendSignUp(page, newEmail());
  await page.waitForURL('**/flights');
  await expect.poll(() => keptRows(page)).toBe(0);
  await openForm(page, '/flight/0/edit');
  await expect(page.getByLabel('Remarks')).toHaveValue('');
});

test('a draft survives the end of a session: the same pilot has it after the login', async ({ page, context }) => {
  const email = await signUpByCall(page);
  await openForm(page, '/flight/0/edit');
  await page.getByLabel('Remarks').fill('Before the session ended');
  await context.clearCookies({ name: 'session' });
  await page.reload();
  await logIn(page, email);
  await expect(page.getByLabel('Remarks')).toHaveValue('Before the session ended');
});

test('a draft belongs to its tab: another tab has its own forms', async ({ page, context }) => {
  await signUp(page);
  await openForm(page, '/flight/0/edit');
  await page.getByLabel('Remarks').fill('In the first tab');
  const other = await context.newPage();
  await openForm(other, '/flight/0/edit');
  await expect(other.getByLabel('Remarks')).toHaveValue('');
});

test('without storage of the browser, forms keep their input until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'InvalidStateError');
    };
  });
  await signUpByCall(page);
  await page.goto('/flights');
  await page
    .getByRole('link', { name: /^Add( Flight)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByLabel('IGC file', { exact: true }).setInputFiles(TRACK);
  await page.getByLabel('Remarks').fill('Smooth air');
  await createSite(page);
  await page.getByLabel('Name*').fill('Vounetz');
  await save(page);
  await expect(page.getByLabel('Remarks')).toHaveValue('Smooth air');
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Remarks')).toHaveValue('');
});

test('a draft that cannot be read, or is a week old, is ignored', async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, '/flight/0/edit');
  await page.getByLabel('Remarks').fill('Half a sentence');
  await expect.poll(() => keptRows(page)).toBe(1);
  await changeKept(page, { entry: { remarks: 5, altitudeUnit: 'ells' } });
  await page.reload();
  await expect(page.getByLabel('Remarks')).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);

  await page.getByLabel('Remarks').fill('Half a sentence');
  await expect.poll(() => keptRows(page)).toBe(1);
  await changeKept(page, { keptAt: Date.now() - 8 * 24 * 60 * 60_000 });
  await openForm(page, '/glider/0/edit');
  await expect.poll(() => keptRows(page)).toBe(0);
});
