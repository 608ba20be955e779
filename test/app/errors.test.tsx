// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave } from '#web/store/store.ts';
import { chooseFile, enter, newPilot, openAnew, openApp, PASSWORD, press, saidAbout } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { changeResponses } from '../web/change-responses.ts';
import { errorOf, respondInstead, type TestResponse } from '../web/respond-instead.ts';
import { pending } from '../web/store-with-calls.ts';

browserWithServer();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.
afterEach(() => void vi.unstubAllGlobals());

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

/** An error as the response to a save or a load, or on a screen where it can appear. */
interface Row {
  /** Word for word as specified. */
  readonly message: string;
  readonly presentation: Presentation;
  /** Brings the screen to the error. Calls of a form with Try Again wait for the gate. */
  readonly drive: () => Promise<unknown>;
}

/** Holds responses back until a test gives them. */
let gate: Promise<void> = Promise.resolve();

beforeEach(() => {
  gate = Promise.resolve();
});

const LOST: TestResponse = { status: 0 };

/** Responds to calls only once the gate is open. */
function respond(call: string, response: TestResponse): void {
  respondInstead(call, async () => {
    await gate;
    return response;
  });
}

/** Saves a glider with this response, as a pilot who is logged in. */
const savingGlider = (response: TestResponse) => async (): Promise<void> => {
  await newPilot();
  await openApp('/glider/0/edit');
  await enter('Name*', 'Zeno 2');
  respond('POST /api/data', response);
  await press('Save');
};

/** Loads the flight list with this response, as a pilot who is logged in, in a page that holds nothing yet. */
const loadingFlights = (response: TestResponse) => async (): Promise<void> => {
  await newPilot();
  respond('GET /api/data', response);
  await openAnew('/flights');
};

async function logInWrongly(): Promise<void> {
  act(leave);
  await openApp('/login');
  await enter('Email', 'nobody@example.org');
  await enter('Password', 'not the password');
  await press('Log In', await screen.findByRole('main'));
}

async function resetByBadLink(): Promise<void> {
  act(leave);
  await openApp('/reset-password/1/k3-Y_f0Tt0bq2aKw9kz8Zr1o5cR7nEw4VhU6mXyLpQs');
  await enter('New password', PASSWORD);
  await enter('Confirm password', PASSWORD);
  await press('Reset password');
}

/** The page has a verified email, the server an unverified one. */
async function changePasswordUnverified(): Promise<void> {
  changeResponses('/api/signup', (text) => text.replace('"isActivated":false', '"isActivated":true'));
  await newPilot();
  await openApp('/pilot/edit/change-password');
  await enter('Current password', PASSWORD);
  await enter('New password', 'another long password');
  await enter('Confirm password', 'another long password');
  await press('Save');
}

async function importBadFile(): Promise<void> {
  await newPilot();
  await openApp('/pilot/edit/flights-upload');
  await chooseFile('flights.csv', 'date\n2026-01-01\n', 'text/csv');
  await screen.findByText('flights.csv');
  respond('POST /api/import-flights', errorOf('fileImportError', 422));
  await press('Import');
}

/** Loads nearby sites with this response. */
const loadingSites = (response: TestResponse) => async (): Promise<void> => {
  await newPilot();
  respond('/api/site-proposal', response);
  await openApp('/site/0/edit');
  await enter('Coordinates', '46.5 7.1');
};

async function openFlightFormInOldBrowser(): Promise<void> {
  vi.stubGlobal('Worker', undefined);
  await newPilot();
  await openApp('/flight/0/edit');
}

async function openMissingFlight(): Promise<void> {
  await newPilot();
  await openApp('/flight/4711');
}

const NOT_RESPONDING = 'Server is not responding, please, check your Internet connection.';

/** Every error of `docs/behaviour.md`. */
const ROWS: Readonly<Record<string, Row>> = {
  ajaxNetworkError: {
    message: NOT_RESPONDING,
    presentation: 'bannerWithRetry',
    drive: savingGlider(LOST),
  },
  'ajaxNetworkError of a load': {
    message: NOT_RESPONDING,
    presentation: 'blockWithRetry',
    drive: loadingFlights(LOST),
  },
  badRequest: {
    message: "Sorry, couldn't answer to your request.",
    presentation: 'bannerWithRetry',
    drive: savingGlider(errorOf('badRequest', 400)),
  },
  DBReadError: {
    message: "Sorry, couldn't load the data.",
    presentation: 'blockWithRetry',
    drive: loadingFlights(errorOf('DBReadError', 500)),
  },
  DBWriteError: {
    message: "Sorry, couldn't save the data, try again later.",
    presentation: 'bannerWithRetry',
    drive: savingGlider(errorOf('DBWriteError', 500)),
  },
  invalidCsrfToken: {
    message: 'Invalid csrf token.',
    presentation: 'bannerWithRetry',
    drive: savingGlider(errorOf('invalidCsrfToken', 403)),
  },
  recordNotFound: {
    message: 'There is no such record in the database.',
    presentation: 'banner',
    drive: savingGlider(errorOf('recordNotFound', 404)),
  },
  userMismatch: {
    message:
      'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.',
    presentation: 'words',
    drive: savingGlider(errorOf('userMismatch', 403)),
  },
  validationError: {
    message: 'Validation failed.',
    presentation: 'banner',
    drive: savingGlider(errorOf('validationError', 422)),
  },
  'anything else': {
    message: 'Error occurred.',
    presentation: 'bannerWithRetry',
    drive: savingGlider(errorOf('somethingNew', 400)),
  },
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
    drive: loadingSites(errorOf('thirdPartyError', 502)),
  },
  'ajaxNetworkError of a site proposal': {
    message: `ERROR: Unable to get site proposal for 46.5/7.1: ${NOT_RESPONDING}`,
    presentation: 'words',
    drive: loadingSites(LOST),
  },
  unsupportedBrowserVersion: {
    message: 'You need to upgrade your browser in order to use this feature.',
    presentation: 'words',
    drive: openFlightFormInOldBrowser,
  },
};

it.each(Object.entries(ROWS))('%s is shown with its message', async (name, { message, presentation, drive }) => {
  await drive();
  expect((await screen.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
  if (presentation === 'words') {
    expect(screen.queryByRole('alert')).toBe(null);
    return;
  }
  const alert = screen.getByRole('alert');
  within(alert).getByText(message);
  if (presentation.startsWith('block')) expect(document.querySelector('main form, main table')).toBe(null);
  if (presentation === 'blockWithRetry') screen.getByRole('heading', { level: 1, name: 'This page did not open' });
  if (presentation.endsWith('WithRetry')) await expectRetry(alert);
  else {
    const captions = within(alert)
      .queryAllByRole('button')
      .map((button) => button.textContent);
    expect(captions).toEqual(name === 'recordNotFound' ? ['Save as new'] : []);
  }
});

/** Tries again, and expects the same failure. */
async function expectRetry(alert: HTMLElement): Promise<void> {
  const { promise, give } = pending<void>();
  gate = promise;
  await press('Try Again', alert);
  expect(within(alert).getByRole('button', { name: 'Trying ...' })).toHaveProperty('disabled', true);
  give();
  await waitFor(() => within(alert).getByRole('button', { name: 'Try Again' }));
}

it('a validation error of the server is shown at its field, without a banner', async () => {
  await savingGlider(errorOf('validationError', 422, { errors: { name: 'Glider with this name already exists' } }))();
  await screen.findByText('Glider with this name already exists');
  expect(saidAbout('Name*')).toBe('Glider with this name already exists');
  expect(screen.queryByRole('alert')).toBe(null);
});
