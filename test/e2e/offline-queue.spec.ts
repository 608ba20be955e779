import { expect, type Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { violationsInBothSchemes } from './steps/axe.ts';
import { connect, disconnect, signUpOnDevice, storedOnServer, storedTexts, untilCopied } from './steps/offline.ts';
import { addItem, logIn, post, save, test } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false });

const OTHER_TRACK = {
  ...TRACK,
  name: 'evening.igc',
  buffer: Buffer.from(longTrack({ fixes: 1_200, random: seededRandom(5) })),
};

const line = (page: Page) => page.getByRole('status').filter({ hasText: /No connection|not sent|needs? you/ });

/** A pilot on a device of the pilot's own, with a flight whose copy is stored. */
async function signUpWithFlight(page: Page): Promise<string> {
  const email = await signUpOnDevice(page);
  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60, remarks: 'calm' });
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await untilCopied(page, 'calm');
  return email;
}

test('what is saved without a connection is there at once, after a reload, and once on the server @phone', async ({
  page,
}) => {
  await signUpWithFlight(page);
  await disconnect(page);

  await page.goto('/flight/0/edit');
  await page.getByRole('button', { name: 'New site' }).click();
  await page.getByRole('dialog').getByLabel('Name*').fill('Kandel');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue(/\d{10}/);
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
  await page.getByLabel('Remarks').fill('first of the season');
  await save(page);
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await expect(line(page)).toContainText('2 changes not sent yet');

  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill('calm, then windy');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();

  await page.goto('/flights');
  await page.reload();
  await expect(page.getByText('Kandel').first()).toBeVisible();
  await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
  await expect(page.getByRole('heading', { name: /Jun 20, 2026/ })).toBeVisible();
  await expect(page.getByText('first of the season')).toBeVisible();
  await page.goto('/flights');
  await expect(line(page)).toContainText('3 changes not sent yet');

  await connect(page);
  await page.reload();
  await expect.poll(async () => (await storedOnServer(page)).flights.length).toBe(2);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  const { flights, sites } = await storedOnServer(page);
  expect(sites).toMatchObject([{ id: 1, name: 'Kandel' }]);
  expect(flights).toHaveLength(2);
  expect(flights).toContainEqual(
    expect.objectContaining({ remarks: 'first of the season', siteId: 1, hasTrack: true }),
  );
  expect(flights).toContainEqual(expect.objectContaining({ id: 1, remarks: 'calm, then windy', airtime: 60 }));
});

test('a change that another device has made impossible needs the pilot, with both values', async ({
  page,
  browser,
}) => {
  const email = await signUpWithFlight(page);
  await disconnect(page);
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill('smooth');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();

  const computer = await (await browser.newContext()).newPage();
  await computer.goto('/login');
  await logIn(computer, email);
  await expect(computer.getByRole('table', { name: 'Flights' })).toBeVisible();
  await computer.goto('/flight/1/edit');
  await computer.getByLabel('Remarks').fill('windy');
  await computer.getByLabel('Airtime, minutes').fill('15');
  await save(computer);
  await expect(computer).toHaveURL(/flight\/1$/);

  await connect(page);
  await page.goto('/waiting');
  await expect(page.getByText('Someone else changed this. Choose which version to keep.')).toBeVisible();
  await expect(line(page)).toContainText('1 change needs you');
  await page.getByText('windy', { exact: true }).click();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
  await page.goto('/flight/1');
  await expect(page.getByText('windy')).toBeVisible();
  await expect(page.getByText('1 h 15 min').first()).toBeVisible();
});

test('a track that two devices have saved without a connection is one flight, and the second device asks', async ({
  page,
  browser,
}) => {
  const email = await signUpWithFlight(page);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/login');
  await logIn(phone, email);
  await untilCopied(phone, 'calm');
  const saveOffline = async (device: Page, track: typeof TRACK, remarks: string): Promise<void> => {
    await disconnect(device);
    await device.goto('/flight/0/edit');
    await device.locator('input[type=file]').setInputFiles(track);
    await expect(device.getByLabel('Date*')).toHaveValue('2026-06-20');
    await device.getByLabel('Remarks').fill(remarks);
    await save(device);
    await expect(device.getByText('Not sent yet').first()).toBeVisible();
  };
  const send = async (device: Page): Promise<void> => {
    await connect(device);
    await device.goto('/waiting');
  };
  const remarksStored = async () =>
    (await storedOnServer(page)).flights.map((flight) => 'remarks' in flight && flight.remarks);
  /** Both devices save the track; the computer is connected first. */
  const saveOnBoth = async (track: typeof TRACK, [first, second]: readonly [string, string]): Promise<void> => {
    await saveOffline(page, track, first);
    await saveOffline(phone, track, second);
    await send(page);
    await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
    await send(phone);
    await expect(phone.getByText(/^Another flight already has this track/)).toBeVisible();
    await expect(line(phone)).toContainText('1 change needs you');
    expect(await remarksStored()).not.toContain(second);
  };

  await test.step('discarded, it is one', async () => {
    await saveOnBoth(TRACK, ['by computer', 'by phone']);
    expect(await violationsInBothSchemes(phone)).toEqual([]);
    await phone.getByRole('link', { name: 'Other flight: Jun 20, 2026' }).click();
    await expect(phone.getByText('by computer')).toBeVisible();
    await phone.goBack();
    await phone.getByRole('button', { name: 'Discard' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(phone.getByText('There are no pending changes on this device.')).toBeVisible();
    expect(await remarksStored()).toEqual(['calm', 'by computer']);
  });
  await test.step('added anyway, they are two', async () => {
    await saveOnBoth(OTHER_TRACK, ['first', 'second']);
    await phone.getByRole('button', { name: 'Keep both' }).click();
    await expect(phone.getByText('There are no pending changes on this device.')).toBeVisible();
    expect(await remarksStored()).toEqual(['calm', 'by computer', 'first', 'second']);
  });
  await test.step('what the form has said is not asked once more', async () => {
    await phone.goto('/flight/0/edit');
    await phone.locator('input[type=file]').setInputFiles(TRACK);
    await expect(phone.getByText(/^You have this track already/)).toBeVisible();
    await phone.getByRole('button', { name: 'Add anyway' }).click();
    await phone.getByLabel('Remarks').fill('on purpose');
    await save(phone);
    await expect(phone).toHaveURL(/flights|flight\/\d{1,3}$/);
    await expect.poll(remarksStored).toContain('on purpose');
    await expect(line(phone)).toHaveCount(0);
  });
  await phone.context().close();
});

test('a logout asks about pending changes: they are kept, sent or discarded', async ({ page }) => {
  const email = await signUpWithFlight(page);
  const leave = async (remarks: string): Promise<void> => {
    await page.context().route(/\/api\/data/, (route) => route.abort());
    await page.goto('/flight/1/edit');
    await page.getByLabel('Remarks').fill(remarks);
    await save(page);
    await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
    await page.goto('/pilot');
    await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('1 change is not sent yet');
  };
  const logInAgain = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await page.context().unroute(/\/api\/data/);
    await logIn(page, email);
    await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  };
  const remarksSent = async () => (await storedOnServer(page)).flights;

  await test.step('kept: sent after the next login', async () => {
    await leave('kept');
    await page.getByRole('button', { name: 'Log out and keep on this device' }).click();
    await logInAgain();
    await expect.poll(remarksSent).toMatchObject([{ remarks: 'kept' }]);
    await untilCopied(page, 'kept'); // Else the next form is opened as it was before, and is in conflict.
  });
  await test.step('sent: not without a connection, then before the logout', async () => {
    await leave('sent in time');
    await page.getByRole('button', { name: 'Send and log out' }).click();
    await expect(page.getByText('Some changes could not be sent.')).toBeVisible();
    await page.context().unroute(/\/api\/data/);
    await page.getByRole('button', { name: 'Send and log out' }).click();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(await storedTexts(page)).not.toContain('sent in time');
    await logInAgain();
    expect(await remarksSent()).toMatchObject([{ remarks: 'sent in time' }]);
    await untilCopied(page, 'sent in time');
  });
  await test.step('discarded: nowhere any more', async () => {
    await leave('thrown away');
    await page.getByRole('button', { name: 'Log out and discard 1 change' }).click();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect.poll(() => storedTexts(page)).not.toContain('thrown away');
    await logInAgain();
    expect(await remarksSent()).toMatchObject([{ remarks: 'sent in time' }]);
  });
});

test('pending changes are counted at the login after a session has ended, also without a connection, and sent after it', async ({
  page,
}) => {
  const email = await signUpWithFlight(page);
  await page.context().route(/\/api\/data/, (route) => route.abort());
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill('behind the login');
  await save(page);
  await expect(page.getByText('Saved on this device, not sent yet.')).toBeVisible();
  await post(page, '/api/logout', {});
  await page.context().unroute(/\/api\/data/);
  await page.goto('/flights');
  await expect(page.getByText('1 pending change is kept on this device.')).toBeVisible();

  await page.context().route(/\/api\/data/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('1 pending change is kept on this device. It is sent once you log in.')).toBeVisible();
  await expect(page.getByText('May 3, 2026')).toHaveCount(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.context().unroute(/\/api\/data/);
  await logIn(page, email);
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await expect.poll(async () => (await storedOnServer(page)).flights).toMatchObject([{ remarks: 'behind the login' }]);
});
