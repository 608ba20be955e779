// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PAGES } from '#contract/pages/pages';
import { logOut } from '#web/store/store.ts';
import { enter, newPilot, openAnew, openApp, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { respondInstead } from '../web/respond-instead.ts';

browserWithServer();

afterEach(() => void vi.unstubAllGlobals());

/** Returns the links of the first of two navigations: that of a phone is below the page. */
function items(): HTMLElement {
  const [first] = screen.getAllByRole('navigation', { name: 'Main' });
  return first ?? document.body;
}

/** Expects the frame of a pilot: navigation, Log Out, and no Log In anywhere. */
function expectFrameOfPilot(): void {
  expect(screen.getAllByRole('button', { name: 'Log Out' }).length).toBeGreaterThan(0);
  expect(within(items()).getByText('Flights')).toBeTruthy();
  expect(screen.queryByText('Log In')).toBe(null);
}

it('an unknown path keeps the frame of the pilot', async () => {
  await newPilot();
  await openApp('/no-such-page');
  await screen.findByText('Oops! Page not found');
  expectFrameOfPilot();
  fireEvent.click(within(items()).getByText('Sites'));
  await waitFor(() => expect(window.location.pathname).toBe('/sites'));
});

it('an unknown path shows a visitor Log In and no navigation', async () => {
  await newPilot();
  await act(logOut);
  await openApp('/no-such-page');
  await screen.findByText('Oops! Page not found');
  expect(screen.getAllByRole('link', { name: 'Log In' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBe(null);
});

it('a logbook that cannot be loaded keeps the frame of its pilot, with Log Out', async () => {
  await newPilot();
  let isDown = true;
  respondInstead('GET /api/data', () => (isDown ? { status: 0 } : null));
  for (const path of ['/flights', '/sites/map', '/pilot/edit/change-password']) {
    await openAnew(path);
    await screen.findByText('Try Again');
    expectFrameOfPilot();
  }
  isDown = false;
  await press('Try Again');
  expect((await screen.findAllByText('Change Password')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Try Again')).toBe(null);
  isDown = true;
  await openAnew('/flights');
  await screen.findByText('Try Again');
  await press('Log Out');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
});

it('every page of the logbook has the menu of a phone, with the home page and Log Out; a form asks first', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  await newPilot();
  for (const { path, access } of Object.values(PAGES)) {
    if (access !== 'pilot') continue;
    await openApp(path.replace(':id', '0'));
    const opener = await screen.findByRole('button', { name: 'Menu' });
    const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '') ?? document.body;
    expect(within(menu).getByRole('link', { name: 'Wingbook' }).getAttribute('href'), path).toBe('/');
    expect(within(menu).getByRole('button', { name: 'Log Out' })).toBeTruthy();
  }
  await openApp('/glider/0/edit');
  await enter('Name*', 'Zeno 2');
  await press('Log Out', screen.getByRole('region', { name: 'Menu' }));
  await screen.findByRole('alertdialog');
});
