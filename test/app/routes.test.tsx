// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logOut, reload } from '#web/store/store.ts';
import { addItemElsewhere, endSessionElsewhere, logInHere, newPilot, openAnew, openApp } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';

browserWithServer();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.

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

/** A pilot with one site, one glider and one flight. Returns the email. */
async function newPilotWithLogbook(): Promise<string> {
  const email = await newPilot();
  await addItemElsewhere('site', { name: 'Vounetz', lat: 46.58, lng: 7.12 });
  await addItemElsewhere('glider', { name: 'Zeno 2' });
  await addItemElsewhere('flight', { date: '2026-05-03' });
  await act(reload);
  return email;
}

function expectTitle(title: string): Promise<void> {
  return waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}.* – Wingbook$`)));
}

/** Forgets the title of the page before, which may be the same. */
function forgetTitle(): void {
  document.title = '';
}

/** Expects the login form in place of the page. */
async function expectLogIn(path: string): Promise<void> {
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Log In'));
  expect(window.location.pathname).toBe(path);
  expect(screen.queryByText(/Vounetz|Zeno/)).toBe(null);
}

it('every route of a pilot shows its own screen', async () => {
  await newPilotWithLogbook();
  for (const [path, title] of Object.entries(OF_PILOTS)) {
    forgetTitle();
    await openApp(path);
    await expectTitle(title);
    expect(document.querySelector('[role=alert]')).toBe(null);
    expect(window.location.pathname).toBe(path);
  }
});

it('every route of a pilot shows a visitor the login form in place', async () => {
  await newPilotWithLogbook();
  await act(logOut);
  for (const path of Object.keys(OF_PILOTS)) {
    await openApp(path);
    await expectLogIn(path);
  }
});

it.each(['/flight/1', '/site/1/edit', '/pilot/edit/change-password'] as const)(
  '%s shows its screen after a login in place',
  async (path) => {
    const email = await newPilotWithLogbook();
    await endSessionElsewhere();
    await openAnew(path);
    await expectLogIn(path);
    await logInHere(email);
    await expectTitle(OF_PILOTS[path]);
    expect(window.location.pathname).toBe(path);
  },
);

it('every public route shows its screen, or redirects a pilot who is logged in to the flight list', async () => {
  await newPilot();
  await act(logOut);
  for (const [path, { title }] of Object.entries(OF_ANYONE)) {
    forgetTitle();
    await openApp(path);
    await expectTitle(title);
  }
  await newPilot();
  for (const [path, { title, loggedIn }] of Object.entries(OF_ANYONE)) {
    forgetTitle();
    await openApp(path);
    await expectTitle(loggedIn);
    if (title !== loggedIn) expect(window.location.pathname).toBe('/flights');
  }
});

it('the login page leads to the flight list, whatever page the pilot was on before', async () => {
  const email = await newPilot();
  await openApp('/pilot');
  await act(logOut);
  await openApp('/login');
  await logInHere(email);
  await expectTitle('Flights');
  expect(window.location.pathname).toBe('/flights');
});

it('an unknown path says so, to a pilot and a visitor', async () => {
  const expectNotFound = async (path: string): Promise<void> => {
    await openApp(path);
    await screen.findByText('Oops! Page not found');
    expect(screen.queryByRole('heading', { name: 'Log In' })).toBe(null);
  };
  await newPilot();
  for (const path of ['/pilot/account', '/flight', '/flight/first', '/site/1/map', '/reset-password/1'])
    await expectNotFound(path);
  await act(logOut);
  for (const path of ['/flight/0/edit/more', '/nowhere']) await expectNotFound(path);
});
