import { type Browser, expect, type Page } from '@playwright/test';
import type { Front } from './run/front.ts';
import { violationsInBothSchemes } from './steps/axe.ts';
import { KilledBrowser } from './steps/killed-browser.ts';
import { install, signUpOnDevice, storedOnServer, storedTexts, test, untilCopied } from './steps/offline.ts';
import { addItem, logIn } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false });

const NOTICE = 'The logbook was restored from a backup. This device has 3 flights, 1 site, 1 glider that it lacks.';

test('what an older backup lacks is added once by two devices, with its track, though one is killed in the middle', async ({
  front,
  launchOptions,
  browser,
}) => {
  test.slow();
  const backup = test.info().outputPath('backup.sqlite');
  const killed = new KilledBrowser({ ...launchOptions, baseURL: front.url });
  const phone = await killed.start();
  const computer = await test.step('two devices have what the backup does not have', async () => {
    const email = await signUpOnDevice(phone);
    await addItem(phone, 'site', { name: 'Schwarzsee' });
    await addItem(phone, 'flight', { date: '2026-05-03', siteId: 1 });
    const other = await logInElsewhere(browser, front, email);
    await front.run('backup', backup);
    await addItem(phone, 'site', { name: 'Belchen' });
    await addItem(phone, 'glider', { name: 'Zeno' });
    await addItem(phone, 'flight', { date: '2026-05-10', siteId: 2, gliderId: 1, airtime: 60 });
    await addItem(phone, 'flight', { date: '2026-05-11', siteId: 1, remarks: 'lost' });
    const igc = TRACK.buffer.toString();
    await addItem(phone, 'flight', { date: '2026-06-20', igc, igcFileName: TRACK.name, siteId: 2 });
    for (const page of [phone, other]) {
      await page.goto('/flights');
      await untilCopied(page, 'lost');
    }
    await phone.goto('/flight/4');
    await expect.poll(() => storedTexts(phone)).toContain(JSON.stringify(igc.slice(0, 200)).slice(1, -1));
    await install(phone);
    return other;
  });
  await test.step('restored; another flight takes the id of one that is lost', async () => {
    await killed.stop();
    await front.restore(backup);
    await addItem(computer, 'flight', { date: '2026-07-01' });
  });
  await test.step('the phone is killed before it knows that its third save has come', async () => {
    const page = await killed.start();
    await page.goto('/flights');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.getByRole('region', { name: 'Missing after the restore' }).getByRole('link', { name: 'Show' }).click();
    await expect(page.getByRole('checkbox', { name: /Jun 20, 2026.*Belchen.*With its track/ })).toBeChecked();
    await killAtThirdSave(front, killed, () => page.getByRole('button', { name: 'Save 5 as new' }).click());
    front.atSave = null;
    expect(await storedOnServer(computer)).toMatchObject({
      sites: [{}, { name: 'Belchen' }],
      gliders: [{ name: 'Zeno' }],
    });
  });
  await test.step('the computer saves all, one without its track', async () => {
    await computer.goto('/restored');
    // The site and the glider are there by now.
    await expect(computer.getByText('Its track is not on this device.')).toBeVisible();
    await computer.getByRole('button', { name: 'Save 3 as new' }).click();
    await expect(computer.getByText('This device has nothing that your logbook lacks.')).toBeVisible();
  });
  await test.step('the phone goes on', async () => {
    const page = await killed.start();
    await page.goto('/restored');
    await page.getByRole('button', { name: 'Save 3 as new' }).click();
    await expect(page.getByText('This device has nothing that your logbook lacks.')).toBeVisible();
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /, 2026/ })).toHaveCount(5);
    await expect(page.getByText('The logbook was restored')).toBeHidden();
  });
  await test.step('everything is there once', async () => {
    const { flights, sites, gliders } = await storedOnServer(computer);
    expect(sites).toMatchObject([{ name: 'Schwarzsee' }, { name: 'Belchen' }]);
    expect(gliders).toMatchObject([{ name: 'Zeno' }]);
    expect(flights.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { date: '2026-05-03', siteId: 1 },
      { id: 2, date: '2026-07-01', siteId: null, hasTrack: false },
      { date: '2026-05-10', siteId: 2, gliderId: 1, airtime: 60 },
      { date: '2026-05-11', siteId: 1, remarks: 'lost' },
      { date: '2026-06-20', siteId: 2, hasTrack: true, igcFileName: TRACK.name },
    ]);
  });
  await killed.stop();
  await computer.context().close();
});

test('the notice and the list of what a backup lacks suit everybody; what is discarded is gone, and nothing is offered without a loss @phone', async ({
  front,
  page,
}) => {
  const backup = test.info().outputPath('backup.sqlite');
  await signUpOnDevice(page);
  await addItem(page, 'flight', { date: '2026-05-03', remarks: 'in the backup' });
  await front.run('backup', backup);
  await addItem(page, 'site', { name: 'W'.repeat(100) });
  await addItem(page, 'glider', { name: 'Zeno' });
  for (const day of [10, 11, 12]) {
    const siteId = day === 11 ? null : 1;
    await addItem(page, 'flight', { date: `2026-05-${day}`, siteId, airtime: 68, remarks: 'R'.repeat(300) });
  }
  await page.goto('/flights');
  await untilCopied(page, '2026-05-12');
  await front.restore(backup);
  await page.goto('/flights');
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expectNothingCutOff(page);

  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expectNothingCutOff(page);

  await test.step('without a connection nothing can be saved', async () => {
    front.line = 'down';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('You need a connection to save these.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save 5 as new' })).toBeDisabled();
    front.line = 'server';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: 'Save 5 as new' })).toBeEnabled();
  });
  await test.step('some are saved, others discarded after a question', async () => {
    await page.getByLabel('Select all').uncheck();
    await page.getByLabel(/May 11, 2026/).check();
    await page.getByRole('button', { name: 'Save 1 as new' }).click();
    await expect(page.getByLabel(/May 11, 2026/)).toBeHidden();
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Discard 4' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Discard these 4? There is no other copy.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard 4' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('This device has nothing that your logbook lacks.')).toBeVisible();
    const { flights, sites } = await storedOnServer(page);
    expect([flights.length, sites.length]).toEqual([2, 0]);
  });
  await test.step('a restore that loses nothing is not worth a notice', async () => {
    await page.goto('/flights');
    await untilCopied(page, '2026-05-11');
    const newest = test.info().outputPath('newest.sqlite');
    await front.run('backup', newest);
    await front.restore(newest);
    const epoch = await page.evaluate(() => localStorage.getItem('held'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('held'))).not.toBe(epoch);
    expect(await page.evaluate(() => localStorage.getItem('restored'))).toBeNull();
    await expect(page.getByText('The logbook was restored')).toBeHidden();
  });
});

/** Logs a pilot in on another device, and keeps the logbook there. */
async function logInElsewhere(browser: Browser, { url }: Front, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'en-GB' })).newPage();
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
  return page;
}

async function killAtThirdSave(front: Front, killed: KilledBrowser, begin: () => Promise<void>): Promise<void> {
  const asked = new Set<string>();
  await new Promise<void>((resolve, reject) => {
    front.atSave = async (moment, opKey) => {
      if (asked.size === 4) return new Promise(() => undefined); // On a busy machine the browser lives on for a while.
      asked.add(opKey);
      if (moment !== 'answered' || asked.size < 3) return;
      asked.add('killed');
      await killed.kill().then(resolve, reject);
    };
    begin().catch(() => undefined); // The browser may end before the click does.
  });
}

async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
