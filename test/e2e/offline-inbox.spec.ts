import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { untilKept } from './steps/drafts.ts';
import { install, openCold, signUpOnDevice, test } from './steps/offline.ts';
import { deleteAccount, logIn, logOut, newEmail, save, signUpByCall } from './steps/pilot.ts';
import { drop, FIRST, inbox, installAsApp, launch, SECOND, share } from './steps/sharing.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false, expectedErrors: /Failed to fetch|Unable to preload CSS/ });
test.describe.configure({ mode: 'default' });

const QUESTION = 'You have not finished a new flight. What should happen to evening.igc?';
const KEPT_BESIDE = 'Another unfinished flight is kept.';
const [FIRST_DAY, SECOND_DAY] = ['2026-06-20', '2026-06-21'];

/** The files that are not saved yet. */
const list = (page: Page) => page.getByRole('region', { name: 'Files not saved yet' });

/** Types a new flight with the first track, and leaves it unfinished. */
async function beginFlight(page: Page): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.getByLabel('Remarks').fill('Of the first');
  await page.getByLabel('IGC file', { exact: true }).setInputFiles(TRACK);
  await expect(page.getByLabel('Date*')).toHaveValue(FIRST_DAY);
  await untilKept(page);
}

async function expectForm(page: Page, date: string, remarks: string): Promise<void> {
  await expect(page.getByLabel('Date*')).toHaveValue(date);
  await expect(page.getByLabel('Remarks')).toHaveValue(remarks);
}

/** The ways in which a file comes that is not chosen in the form. */
const OTHER_WAYS = {
  'the file handler, with the form open': (page: Page) => launch(page, [SECOND]),
  'the import': async (page: Page) => {
    await page.goto('/import');
    await page
      .getByLabel('Files to import')
      .setInputFiles({ name: SECOND.name, mimeType: '', buffer: Buffer.from(SECOND.text, 'latin1') });
  },
  'a drop on the form': (page: Page) => drop(page, [SECOND]),
  'a drop on the list': async (page: Page) => {
    await page.goto('/flights');
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await drop(page, [SECOND]);
  },
};

test('a second file by the share target becomes another flight, and the unfinished one is kept', async ({ page }) => {
  await signUpOnDevice(page);
  await install(page);
  await beginFlight(page);
  await share(page, [SECOND]);
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByRole('button', { name: 'Add it as another flight' }).click();
  await expectForm(page, SECOND_DAY, '');
  await page.reload(); // Both are kept.
  await expectForm(page, SECOND_DAY, '');
  await expect(page.getByText(KEPT_BESIDE)).toBeVisible();
  await save(page);
  await expect(page).not.toHaveURL(/edit/);
  await page.goto('/flights');
  await page.getByRole('link', { name: 'Add Flight' }).first().click();
  await expectForm(page, FIRST_DAY, 'Of the first');
  await expect(page.getByText('Restored what you had typed.')).toBeVisible();
  await expect(page.getByText(KEPT_BESIDE), 'it is the one that was kept').toHaveCount(0);
  await expect(page.getByText(TRACK.name).first()).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/flights$/);
  await expect(page.getByRole('link', { name: /Jun 2[01], 2026/ })).toHaveCount(2);
  await expect.poll(() => inbox(page)).toBe(0);
  await page.getByRole('link', { name: 'Add Flight' }).first().click();
  await expect(page.getByLabel('Remarks')).toHaveValue('');
});

test('a second file that comes in any other way is asked about, and waits in the inbox until then', async ({
  page,
}) => {
  await installAsApp(page);
  await signUpOnDevice(page);
  await install(page);
  await beginFlight(page);
  for (const [way, come] of Object.entries(OTHER_WAYS)) {
    await test.step(way, async () => {
      await come(page);
      await expect(page.getByText(QUESTION)).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
      await expectForm(page, FIRST_DAY, 'Of the first');
    });
  }
});

test('a second file may replace the track, or wait in the list', async ({ page }) => {
  await signUpOnDevice(page);
  await install(page);
  await beginFlight(page);
  await share(page, [SECOND]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectForm(page, FIRST_DAY, 'Of the first');
  await share(page, [FIRST]); // It has this one already.
  await expectForm(page, FIRST_DAY, 'Of the first');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/import');
  await list(page).getByRole('listitem').filter({ hasText: SECOND.name }).getByRole('link').click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replace the track' }).click();
  await expectForm(page, SECOND_DAY, 'Of the first');
  await save(page);
  await expect(page).toHaveURL(/\/flights$/);
  await page.goto('/import');
  await expect(list(page).getByRole('listitem')).toHaveText([/morning\.igc/]);

  await test.step('and leaves the device with the account', async () => {
    await deleteAccount(page);
    expect(await inbox(page)).toBe(0);
  });
});

test('an unfinished flight without a track may take the file, or make room for another one and come back', async ({
  page,
}) => {
  await signUpOnDevice(page);
  await install(page);
  await page.goto('/flight/0/edit');
  await page.getByLabel('Remarks').fill('Of the first');
  await untilKept(page);
  await share(page, [SECOND]);
  await page.getByRole('button', { name: 'Add it as another flight' }).click();
  await expectForm(page, SECOND_DAY, '');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByLabel('Remarks')).toHaveValue('Of the first');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expectForm(page, SECOND_DAY, '');
  await save(page);
  await expect(page).not.toHaveURL(/edit/);
  await share(page, [SECOND]); // The form of the one set aside has not been opened since.
  await page.getByRole('button', { name: 'Use it for the unfinished flight' }).click();
  await expectForm(page, SECOND_DAY, 'Of the first');
  await expect(page.getByText(KEPT_BESIDE)).toHaveCount(0);
});

test('files that came without a connection are listed after a restart; one flight needs none, an import goes on with one', async ({
  page,
  front,
}) => {
  await signUpOnDevice(page);
  await install(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('held'))).not.toBeNull();
  front.line = 'down';
  await share(page, [FIRST, SECOND]);
  await expect(page.getByText('An import needs a connection. Your files stay on this device')).toBeVisible();
  await expect(list(page).getByText('morning.igc and 1 more')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await share(page, [{ ...FIRST, name: 'alone.igc' }]);
  await expect(page.getByLabel('Date*')).toHaveValue(FIRST_DAY);
  await page.close();

  const restarted = await openCold(page, '/waiting');
  await expect(list(restarted).getByRole('listitem')).toHaveText([/alone\.igc/, /morning\.igc and 1 more/]);
  await expect(list(restarted).getByRole('button', { name: 'Import' })).toBeDisabled();
  await list(restarted).getByRole('link', { name: 'Add as a flight' }).click();
  await expect(restarted.getByLabel('Date*')).toHaveValue(FIRST_DAY);
  await save(restarted);
  await expect(restarted.getByText('Not sent yet').first()).toBeVisible();
  await expect.poll(() => inbox(restarted)).toBe(1);

  await restarted.goto('/import');
  await restarted.getByLabel('Files to import').setInputFiles([
    { name: 'a.gpx', mimeType: '', buffer: Buffer.from('<gpx></gpx>') },
    { name: 'b.gpx', mimeType: '', buffer: Buffer.from('<gpx></gpx>') },
  ]);
  await expect(list(restarted).getByRole('listitem')).toHaveText([/a\.gpx and 1 more/, /morning\.igc and 1 more/]);
  await list(restarted).getByRole('button', { name: 'Remove a.gpx and 1 more' }).click();
  await expect(restarted.getByText('Remove a.gpx and 1 more from this device?')).toBeVisible();
  await restarted.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list(restarted).getByRole('listitem')).toHaveCount(1);

  front.line = 'server';
  await restarted.goto('/import');
  await list(restarted).getByRole('link', { name: 'Import' }).click();
  await expect(restarted.getByText(/in 2 files. Nothing is saved yet./)).toBeVisible();
  await restarted.getByRole('button', { name: /^Import \d flight/ }).click();
  await expect(restarted.getByText(/in your logbook\./)).toBeVisible();
  await expect.poll(() => inbox(restarted)).toBe(0);
});

test('an import that waits for a connection goes on by itself, also where no logbook is kept', async ({
  page,
  front,
}) => {
  await signUpOnDevice(page, false);
  await install(page);
  front.line = 'down';
  await share(page, [FIRST, SECOND]);
  await expect(page.getByText('An import needs a connection. Your files stay on this device')).toBeVisible();
  await expect(list(page).getByText('morning.igc and 1 more')).toBeVisible();
  front.line = 'server';
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/in 2 files. Nothing is saved yet./)).toBeVisible();
});

test('files of another pilot are a count; what was shared before a login is nobody’s until it is opened', async ({
  page,
}) => {
  const email = await signUpOnDevice(page);
  await install(page);
  await share(page, [{ ...FIRST, name: 'of-a.igc' }]);
  await expect(page.getByLabel('Date*')).toHaveValue(FIRST_DAY);
  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByText('1 file on this device is not saved yet. Log out anyway?')).toBeVisible();
  await page.getByRole('button', { name: 'Log out and keep the files' }).click();
  await page.waitForURL('**/login');
  await share(page, [{ ...SECOND, name: 'nobodys.igc' }]);
  await expect(page.getByRole('button', { name: 'Log In', exact: true }).first()).toBeVisible();

  await signUpByCall(page, newEmail());
  await page.goto('/import');
  await expect(list(page).getByRole('listitem')).toHaveText([/nobodys\.igc/]);
  await expect(list(page).getByText('This device also keeps 1 file of another pilot.')).toBeVisible();
  await expect(page.getByText('of-a.igc')).toHaveCount(0);
  await list(page).getByRole('link', { name: 'Add as a flight' }).click();
  await expect(page.getByLabel('Date*')).toHaveValue(SECOND_DAY);
  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('button', { name: 'Log out and remove the files' }).click();
  await page.waitForURL('**/login');

  await logIn(page, email);
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await page.goto('/import');
  await expect(list(page).getByRole('listitem')).toHaveText([/of-a\.igc/]);
});

test('a full inbox refuses the next file in words, and drops none', async ({ page }) => {
  await signUpOnDevice(page);
  await install(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wingbook', 1);
        opening.onsuccess = () => {
          const filling = opening.result.transaction('inbox', 'readwrite');
          for (let share = 0; share < 50; share += 1)
            filling.objectStore('inbox').put({ keptAt: share, files: [new File(['A'], `${share}.igc`)] }, `${share}`);
          filling.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await share(page, [FIRST]);
  await expect(page.getByText('There is no room for more files on this device')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(50);
  expect(await inbox(page)).toBe(50);
});

test('a logout asks once for the files, and not where there are none', async ({ page }) => {
  const email = await signUpOnDevice(page);
  await install(page);
  await logOut(page);
  await logIn(page, email);
  await expect(page.getByText('You have no flights yet')).toBeVisible();
});
