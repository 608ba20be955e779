import { expect, type Page, type Route } from '@playwright/test';
import { lookAroundByCall, save, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** How an error is presented on the screen. */
type Presentation =
  /** Above the form, with Try Again. */
  | 'bannerWithRetry'
  /** The same without. */
  | 'banner'
  /** In place of the page, with Try Again. */
  | 'blockWithRetry'
  /** The same without. */
  | 'block'
  /** In an account form. */
  | 'authNotice'
  /** Text beside a part of the screen that keeps working. */
  | 'words';

interface Row {
  /** Word for word as specified. */
  readonly message: string;
  readonly presentation: Presentation;
  /** Brings the screen to the error. */
  readonly drive: (page: Page) => Promise<unknown>;
}

/** Long enough for 'Trying ...' to be seen. */
const RESPONSE_DELAY_MS = 250;

const failing = (type: string, status: number) => async (route: Route) => {
  await new Promise((done) => setTimeout(done, RESPONSE_DELAY_MS));
  await route.fulfill({ status, json: { error: { type } } });
};

async function lost(route: Route): Promise<void> {
  await new Promise((done) => setTimeout(done, RESPONSE_DELAY_MS));
  await route.abort();
}

/** Saves a glider with this response, as a pilot who is logged in. */
const savingGlider = (respond: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('Zeno 2');
  await page.route('**/api/data', respond);
  await save(page);
};

/** Loads the flight list with this response, as a pilot who is logged in. */
const loadingFlights = (respond: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route('**/api/data?*', respond);
  await page.goto('/flights');
};

async function logInWrongly(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

async function resetByBadLink(page: Page): Promise<void> {
  await page.goto('/reset-password/1/k3-Y_f0Tt0bq2aKw9kz8Zr1o5cR7nEw4VhU6mXyLpQs');
  await page.getByLabel('New password').fill('a long password');
  await page.getByLabel('Confirm password').fill('a long password');
  await page.getByRole('button', { name: 'Reset password' }).click();
}

/** The page has a verified email, the server an unverified one. */
async function changePasswordUnverified(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.route('**/api/data?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, pilot: { ...body.pilot, isActivated: true } } });
  });
  await page.goto('/pilot/edit/change-password');
  await page.getByLabel('Current password').fill('a long password');
  await page.getByLabel('New password').fill('another long password');
  await page.getByLabel('Confirm password').fill('another long password');
  await save(page);
}

async function importBadFile(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.goto('/pilot/edit/flights-upload');
  const buffer = Buffer.from('date\n2026-01-01\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'flights.csv', mimeType: 'text/csv', buffer });
  await page.route('**/api/import-flights', failing('fileImportError', 422));
  await page.getByRole('button', { name: 'Import', exact: true }).filter({ visible: true }).click();
}

async function loadSitesWithError(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.route('**/api/site-proposal?*', failing('thirdPartyError', 502));
  await page.goto('/site/0/edit');
  await page.getByLabel('Coordinates').fill('46.5 7.1');
  await page.getByLabel('Coordinates').blur();
}

/** Loads nearby sites while our own server does not respond. */
async function loadSitesOffline(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.route('**/api/site-proposal?*', lost);
  await page.goto('/site/0/edit');
  await page.getByLabel('Coordinates').fill('46.5 7.1');
}

async function openFlightFormInOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await signUpByCall(page);
  await page.goto('/flight/0/edit');
}

async function openMissingFlight(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.goto('/flight/4711');
}

/** The errors of saves and loads. */
const OF_SAVES_AND_LOADS: Readonly<Record<string, Row>> = {
  ajaxNetworkError: {
    message: 'Server is not responding, please, check your Internet connection.',
    presentation: 'bannerWithRetry',
    drive: savingGlider(lost),
  },
  'ajaxNetworkError of a load': {
    message: 'Server is not responding, please, check your Internet connection.',
    presentation: 'blockWithRetry',
    drive: loadingFlights(lost),
  },
  badRequest: {
    message: "Sorry, couldn't answer to your request.",
    presentation: 'bannerWithRetry',
    drive: savingGlider(failing('badRequest', 400)),
  },
  DBReadError: {
    message: "Sorry, couldn't load the data.",
    presentation: 'blockWithRetry',
    drive: loadingFlights(failing('DBReadError', 500)),
  },
  DBWriteError: {
    message: "Sorry, couldn't save the data, try again later.",
    presentation: 'bannerWithRetry',
    drive: savingGlider(failing('DBWriteError', 500)),
  },
  invalidCsrfToken: {
    message: 'Invalid csrf token.',
    presentation: 'bannerWithRetry',
    drive: savingGlider(failing('invalidCsrfToken', 403)),
  },
  recordNotFound: {
    message: 'There is no such record in the database.',
    presentation: 'banner',
    drive: savingGlider(failing('recordNotFound', 404)),
  },
  userMismatch: {
    message:
      'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.',
    presentation: 'words',
    drive: savingGlider(failing('userMismatch', 403)),
  },
  validationError: {
    message: 'Validation failed.',
    presentation: 'banner',
    drive: savingGlider(failing('validationError', 422)),
  },
  'anything else': {
    message: 'Error occurred.',
    presentation: 'bannerWithRetry',
    drive: savingGlider(failing('somethingNew', 400)),
  },
};

/** Every other error, on a screen where it can appear. */
const OF_OTHER_SCREENS: Readonly<Record<string, Row>> = {
  authenticationError: {
    message: 'Email or password is incorrect.',
    presentation: 'authNotice',
    drive: logInWrongly,
  },
  invalidAuthToken: {
    message: 'Verification token is invalid or expired.',
    presentation: 'authNotice',
    drive: resetByBadLink,
  },
  fileImportError: {
    message: "Couldn't import your file. Please, check file format.",
    presentation: 'banner',
    drive: importBadFile,
  },
  needEmailVerification: {
    message: 'You need to verify your email before performing this operation.',
    presentation: 'authNotice',
    drive: changePasswordUnverified,
  },
  'recordNotFound of a page': {
    message: 'There is no such record in the database.',
    presentation: 'block',
    drive: openMissingFlight,
  },
  thirdPartyError: {
    message: 'There is a problem with third party service.',
    presentation: 'words',
    drive: loadSitesWithError,
  },
  'ajaxNetworkError of a site proposal': {
    message:
      'ERROR: Unable to get site proposal for 46.5/7.1: Server is not responding, please, check your Internet connection.',
    presentation: 'words',
    drive: loadSitesOffline,
  },
  unsupportedBrowserVersion: {
    message: 'You need to upgrade your browser in order to use this feature.',
    presentation: 'words',
    drive: openFlightFormInOldBrowser,
  },
};

for (const [name, row] of Object.entries(OF_OTHER_SCREENS)) {
  test(`${name} is shown with its message: ${row.presentation}`, async ({ page }) => {
    await expectPresented(page, name, row);
  });
}

test('every error of a save or a load is shown with its message', async ({ page }) => {
  await signUp(page);
  for (const [name, row] of Object.entries(OF_SAVES_AND_LOADS)) {
    await test.step(`${name}: ${row.presentation}`, async () => {
      await expectPresented(page, name, row);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

async function expectPresented(page: Page, name: string, { message, presentation, drive }: Row): Promise<void> {
  await drive(page);
  if (presentation === 'words') {
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    return;
  }
  const alert = page.getByRole('alert');
  await expect(alert.getByText(message)).toBeVisible();
  if (presentation.startsWith('block')) await expect(page.locator('main form, main table')).toHaveCount(0);
  if (presentation === 'blockWithRetry')
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeVisible();
  if (presentation.endsWith('WithRetry')) {
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert.getByRole('button', { name: 'Trying ...' })).toBeDisabled();
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  } else {
    await expect(alert.getByRole('button')).toHaveText(name === 'recordNotFound' ? ['Save as new'] : []);
  }
}

test('a validation error of the server is shown at its field, without a banner', async ({ page }) => {
  const error = { type: 'validationError', errors: { name: 'Glider with this name already exists' } };
  await signUp(page);
  await savingGlider((route) => route.fulfill({ status: 422, json: { error } }))(page);
  await expect(page.getByLabel('Name*')).toHaveAccessibleDescription('Glider with this name already exists');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("another pilot's session is reported on a call that only reads, too", async ({ page, context }) => {
  await signUp(page);
  await page.goto('/site/0/edit');
  await expect(page.getByLabel('Coordinates')).toBeVisible();
  await lookAroundByCall(await context.newPage());

  await page.getByLabel('Coordinates').fill('46.5 7.1');
  await page.getByLabel('Coordinates').blur();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByText(/You have logged in as a different user/).first()).toBeVisible();
});

test('the login form appears in place on a call that only reads, too', async ({ page, context }) => {
  await signUpByCall(page);
  await page.goto('/site/0/edit');
  await expect(page.getByLabel('Coordinates')).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await page.getByLabel('Coordinates').fill('46.5 7.1');
  await page.getByLabel('Coordinates').blur();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(/\/site\/0\/edit$/);
});
