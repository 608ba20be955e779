import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { install, signUpOnDevice, storedOnServer, test, untilCopied } from './steps/offline.ts';
import { addItem, logIn, save } from './steps/pilot.ts';

test.use({ hasMaps: false });

test('a pending change is neither lost nor doubled by a restore from a backup, nor written to an item that has its id now', async ({
  front,
  page,
  browser,
}) => {
  const backup = test.info().outputPath('backup.sqlite');
  const email = await test.step('before and after the backup', async () => {
    const address = await signUpOnDevice(page);
    await addItem(page, 'site', { name: 'Schwarzsee' });
    await addItem(page, 'glider', { name: 'Tern' });
    await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, gliderId: 1, remarks: 'calm' });
    await addItem(page, 'flight', { date: '2026-05-04', remarks: 'twice by mistake' });
    await front.run('backup', backup);
    await addItem(page, 'site', { name: 'Belchen' });
    await addItem(page, 'glider', { name: 'Zeno' });
    for (const date of ['2026-05-10', '2026-05-11', '2026-05-12']) await addItem(page, 'flight', { date });
    await addItem(page, 'flight', { id: 1, date: '2026-05-03', siteId: 1, gliderId: 1, airtime: 60, remarks: 'calm' });
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /May 12, 2026/ })).toBeVisible();
    await install(page);
    await untilCopied(page, '2026-05-12');
    return address;
  });
  await test.step('without a connection', async () => {
    front.line = 'down';
    await newFlight(page, { date: '2026-06-01', site: 'Schwarzsee', remarks: 'at an old site' });
    await newFlight(page, { date: '2026-06-02', site: 'Belchen', remarks: 'at a lost site' });
    await page.goto('/site/0/edit');
    await page.getByLabel('Name*').fill('Kandel');
    await saveKept(page);
    await newFlight(page, { date: '2026-06-03', site: 'Kandel', remarks: 'at a new site' });
    await newFlight(page, { date: '2026-06-04', glider: 'Zeno', remarks: 'with a lost glider' });
    await changeRemarks(page, 1, 'calm, then windy');
    await changeRemarks(page, 3, 'thermal');
    await changeRemarks(page, 5, 'not worth keeping');
    await deleteFlight(page, 2);
    await deleteFlight(page, 4);
    await page.goto('about:blank');
  });
  await test.step('restored, and another device takes the ids of what is lost', async () => {
    await front.restore(backup);
    front.line = 'server';
    const other = await (await browser.newContext()).newPage();
    await other.goto('/login');
    await logIn(other, email);
    await expect(other.getByRole('table', { name: 'Flights' })).toBeVisible();
    for (const name of ['Rigi', 'Belchen']) await addItem(other, 'site', { name });
    await addItem(other, 'glider', { name: 'Alpina' });
    for (const date of ['2026-07-01', '2026-07-02', '2026-07-03']) await addItem(other, 'flight', { date, siteId: 2 });
    await other.context().close();
  });
  await test.step('what is certain is sent', async () => {
    await page.goto('/waiting');
    await expect(page.getByRole('link', { name: '5 changes need you' })).toBeVisible();
    await expect
      .poll(() => flightsOnServer(page))
      .toMatchObject([
        { id: 1, remarks: 'calm', airtime: 0 },
        { id: 2, remarks: 'twice by mistake' },
        ...OF_THE_OTHER,
        { id: 6, remarks: 'at an old site', siteId: 1 },
        { id: 7, remarks: 'at a lost site', siteId: 3 },
        { id: 8, remarks: 'at a new site', siteId: 4 },
      ]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
  await test.step('the pilot decides about the rest', async () => {
    const lostGlider = waiting(page, 'New flight · Jun 4, 2026');
    await expect(lostGlider).toContainText('does not have Zeno. Open the change');
    await expect(lostGlider.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    await lostGlider.getByRole('link', { name: 'Open' }).click();
    await page.getByLabel('Glider', { exact: true }).selectOption('Tern');
    await saveKept(page);
    await page.goto('/waiting');
    await waiting(page, 'Flight changed · May 3, 2026').getByRole('button', { name: 'Send again' }).click();
    await waiting(page, 'New flight · May 10, 2026').getByRole('button', { name: 'Save as new' }).click();
    await waiting(page, 'Flight deleted · May 4, 2026').getByRole('button', { name: 'Send again' }).click();
    await waiting(page, 'New flight · May 12, 2026').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
  });
  await test.step('everything is there once', async () => {
    expect(await flightsOnServer(page)).toMatchObject([
      { id: 1, remarks: 'calm, then windy', date: '2026-05-03', siteId: 1, gliderId: 1 },
      ...OF_THE_OTHER,
      { remarks: 'at an old site' },
      { remarks: 'at a lost site' },
      { remarks: 'at a new site' },
      { remarks: 'with a lost glider', date: '2026-06-04', gliderId: 1 },
      { remarks: 'thermal', date: '2026-05-10', siteId: null },
    ]);
    const { sites, gliders } = await storedOnServer(page);
    expect(sites.map(nameOf)).toEqual(['Schwarzsee', 'Rigi', 'Belchen', 'Kandel']);
    expect(gliders.map(nameOf)).toEqual(['Tern', 'Alpina']);
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /, 2026/ })).toHaveCount(9);
    // Not what was saved as new, discarded or deleted before.
    await expect(page.getByText('This device has 1 glider that it lacks.')).toBeVisible();
  });
});

/** What the other device has saved since the restore, as it is for ever. */
const OF_THE_OTHER = [
  { id: 3, date: '2026-07-01', siteId: 2, remarks: '' },
  { id: 4, date: '2026-07-02', siteId: 2, remarks: '' },
  { id: 5, date: '2026-07-03', siteId: 2, remarks: '' },
];

interface NewFlight {
  readonly date: string;
  readonly site?: string;
  readonly glider?: string;
  readonly remarks: string;
}

async function newFlight(page: Page, { date, site, glider, remarks }: NewFlight): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.getByLabel('Date*').fill(date);
  if (site !== undefined) await page.getByLabel('Site', { exact: true }).selectOption(site);
  if (glider !== undefined) await page.getByLabel('Glider', { exact: true }).selectOption(glider);
  await page.getByLabel('Remarks').fill(remarks);
  await saveKept(page);
}

async function changeRemarks(page: Page, id: number, remarks: string): Promise<void> {
  await page.goto(`/flight/${id}/edit`);
  await page.getByLabel('Remarks').fill(remarks);
  await saveKept(page);
}

async function deleteFlight(page: Page, id: number): Promise<void> {
  await page.goto(`/flight/${id}/edit`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/flights$/);
}

/** Saves; the form is left. */
async function saveKept(page: Page): Promise<void> {
  await save(page);
  await expect(page).not.toHaveURL(/edit$/);
}

/** The change with these words on the page of pending changes. */
function waiting(page: Page, words: string): Locator {
  return page.getByRole('listitem').filter({ hasText: words });
}

/** In the order in which they were made. */
async function flightsOnServer(page: Page) {
  const { flights } = await storedOnServer(page);
  return flights.toSorted((one, other) => one.id - other.id);
}

function nameOf(item: object): unknown {
  return 'name' in item ? item.name : undefined;
}
