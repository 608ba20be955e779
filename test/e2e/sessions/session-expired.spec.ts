import { expect, type Page } from '@playwright/test';
import { addItem, logIn, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

/** A call that a screen makes, and the input of the pilot on that screen. */
interface PilotCall {
  readonly path: string;
  /** Fills in the screen before the session ends; waits until it has loaded. */
  readonly fill: (page: Page) => Promise<unknown>;
  /** Makes the call. */
  readonly send: (page: Page) => Promise<unknown>;
  /** Expects the input to be still there. */
  readonly expectInputKept: (page: Page) => Promise<unknown>;
  /** Expects the result of a call that only reads, which is repeated after the login. */
  readonly expectResponse?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Searches on the map of a site form with a text in it. */
const onMap = (search: string): PilotCall => ({
  path: '/site/0/edit',
  fill: async (page) => {
    await page.getByLabel('Remarks').fill('A meadow');
    await press(page, 'or use a map');
    await expect(page.getByPlaceholder('type or drop a pin')).toBeVisible();
  },
  send: (page) => searchOnMap(page, search),
  expectInputKept: (page) => expect(page.getByLabel('Remarks')).toHaveValue('A meadow'),
});

async function chooseTrack(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([]);
  await page.locator('input[type=file]').setInputFiles(TRACK);
}

async function searchOnMap(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('type or drop a pin').fill(text);
  await press(page, 'Search');
}

/** Calls for which a browser is needed: those of a map and of the worker. All others are in `test/app`, a form’s journey in `forms.spec.ts`. */
const CALLS: Readonly<Record<string, PilotCall>> = {
  'a place is searched': onMap('Interlaken'),
  'a position is searched': onMap('46.7 7.8'),
  'the time zone of a track is loaded': {
    path: '/flight/0/edit',
    fill: (page) => page.getByLabel('Remarks').fill('Late thermals'),
    send: chooseTrack,
    expectInputKept: (page) => expect(page.getByLabel('Remarks')).toHaveValue('Late thermals'),
    expectResponse: async (page) => {
      await expect(page.getByText('Europe/Zurich')).toBeVisible();
      await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
      await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('');
    },
  },
};

/** In the header, which a phone has only on the home page. */
const logOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log Out', exact: true });

const mismatch = (page: Page) =>
  page.getByText(
    'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.',
  );

async function expectMismatch(page: Page): Promise<void> {
  await expect(mismatch(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
}

async function logInInPlace(page: Page, email: string, path: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Email or password is incorrect.')).toHaveCount(0);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Log In' })).toHaveCount(0);
}

for (const [name, { path, fill, send, expectInputKept, expectResponse }] of Object.entries(CALLS)) {
  test(`no input is lost when ${name} after the session has ended, or as another pilot`, async ({ page, context }) => {
    const email = await signUpByCall(page);

    await test.step('after the session has ended the login form appears in place', async () => {
      await page.goto(path);
      await fill(page);
      await context.clearCookies({ name: 'session' });
      await send(page);
      await logInInPlace(page, email, path);
      await expectInputKept(page);
      await expectResponse?.(page);
      await expect(page.getByText('Email or password is incorrect.')).toHaveCount(0);
    });

    await test.step('when another tab has logged in as another pilot, the page says so', async () => {
      const tab = await context.newPage();
      await tab.goto(path);
      await fill(tab);
      await signUpByCall(tab);
      await send(tab);
      await expectMismatch(tab);
      await expectInputKept(tab);
    });
  });
}

test('a track is shown after the login that it required, and never to another pilot', async ({ page }) => {
  const email = await signUpByCall(page);
  const igc = TRACK.buffer.toString();
  await addItem(page, 'flight', { date: '2026-06-20', remarks: 'With a track', igc, igcFileName: TRACK.name });

  await test.step('after the session has ended, it is shown once the same pilot has logged in', async () => {
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /Jun 20, 2026/ })).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
    await logInInPlace(page, email, '/flight/1');
    await expect(page.getByText('With a track')).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(4);
  });

  await test.step('when another pilot has logged in, the page says so, and Reload opens it as that pilot', async () => {
    await page.goto('/flights');
    await expect(page.getByRole('link', { name: /Jun 20, 2026/ })).toBeVisible();
    await signUpByCall(page);
    await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
    await expectMismatch(page);
    await expect(page.getByRole('figure')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('There is no such record in the database.')).toBeVisible();
    await expect(logOutButton(page)).toBeVisible();
    await expect(mismatch(page)).toHaveCount(0);
  });
});
