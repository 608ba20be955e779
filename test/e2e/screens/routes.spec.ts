import { expect, type Page } from '@playwright/test';
import { addItem, logIn, logOut, signUp, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Every protected route, with its title. */
const OF_PILOTS = {
  '/flights': 'Flights',
  '/flight/0/edit': 'Add Flight',
  '/flight/1/edit': 'Edit Flight',
  '/flight/1': 'May 3, 2026',
  '/sites/map': 'Sites',
  '/sites': 'Sites',
  '/site/0/edit': 'Add Site',
  '/site/1/edit': 'Edit Site',
  '/site/1': 'Vounetz',
  '/gliders': 'Gliders',
  '/glider/0/edit': 'Add Glider',
  '/glider/1/edit': 'Edit Glider',
  '/glider/1': 'Zeno 2',
  '/stats': 'Statistics',
  '/pilot/edit/change-password': 'Change Password',
  '/pilot/edit/flights-upload': 'Upload flights',
  '/pilot/edit': 'Edit Pilot',
  '/pilot': 'Pilot',
} as const;

/** Every other route, and whether a pilot who is logged in is redirected to the flight list. */
const OF_ANYONE = {
  '/signup': { title: 'Sign Up', loggedIn: 'Flights' },
  '/login': { title: 'Log In', loggedIn: 'Flights' },
  '/one-time-login': { title: 'Log In Without Password', loggedIn: 'Flights' },
  '/reset-password/1/a-token': { title: 'Set a new password', loggedIn: 'Set a new password' },
  '/reset-password': { title: 'Reset Password', loggedIn: 'Reset Password' },
  '/email-verification/1/a-token': { title: 'Welcome', loggedIn: 'Welcome' },
  '/invalid-verification-link': {
    title: 'Verification link is invalid or expired',
    loggedIn: 'Verification link is invalid or expired',
  },
} as const;

/** A pilot with one site, one glider and one flight. */
async function signUpWithLogbook(page: Page): Promise<string> {
  const email = await signUp(page);
  await addItem(page, 'site', { name: 'Vounetz', lat: 46.58, lng: 7.12 });
  await addItem(page, 'glider', { name: 'Zeno 2' });
  await addItem(page, 'flight', { date: '2026-05-03' });
  return email;
}

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title}.* – Wingbook$`));
}

test('every route of a pilot shows its own screen, with status 200', async ({ page }) => {
  await signUpWithLogbook(page);
  for (const [path, title] of Object.entries(OF_PILOTS)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expectTitle(page, title);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});

test('every route of a pilot shows a visitor the login form in place, and its own screen after it', async ({
  page,
}) => {
  const email = await signUpWithLogbook(page);
  await page.context().clearCookies();
  for (const path of Object.keys(OF_PILOTS)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Log In', exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/Vounetz|Zeno/)).toHaveCount(0);
  }
  for (const path of ['/flight/1', '/site/1/edit', '/pilot/edit/change-password'] as const) {
    await page.context().clearCookies();
    await page.goto(path);
    await logIn(page, email);
    await expectTitle(page, OF_PILOTS[path]);
    await expect(page).toHaveURL(path);
  }
});

test('every public route shows its screen, or redirects a pilot who is logged in to the flight list', async ({
  page,
}) => {
  for (const [path, { title }] of Object.entries(OF_ANYONE)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expectTitle(page, title);
  }
  await signUp(page);
  for (const [path, { title, loggedIn }] of Object.entries(OF_ANYONE)) {
    await page.goto(path);
    await expectTitle(page, loggedIn);
    if (title !== loggedIn) await expect(page).toHaveURL('/flights');
  }
});

test('the login page leads to the flight list, whatever page the pilot was on before', async ({ page }) => {
  const email = await signUp(page);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await page.waitForURL('**/flights');
  await expectTitle(page, 'Flights');
});

test('an unknown path has status 404, for a pilot and a visitor', async ({ page }) => {
  const expectNotFound = async (path: string): Promise<void> => {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log In' })).toHaveCount(0);
  };
  await expectNotFound('/flight/0/edit/more');
  await signUp(page);
  for (const path of ['/pilot/account', '/flight', '/flight/first', '/site/1/map', '/reset-password/1']) {
    await expectNotFound(path);
  }
});
