// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#web/store/store.ts';
import {
  addItemElsewhere,
  endSessionElsewhere,
  lookAround,
  newPilot,
  openApp,
  press,
  signUpElsewhere,
} from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { respondInstead } from '../web/respond-instead.ts';

browserWithServer();

/** What the browser has told the pilot. */
let told: string[] = [];

beforeEach(() => {
  told = [];
  vi.stubGlobal('alert', (message: string) => told.push(message));
});
afterEach(() => void vi.unstubAllGlobals());

function header(): HTMLElement {
  const [first] = screen.getAllByRole('banner');
  return first ?? document.body;
}

describe('logging out', () => {
  it('where the session has ended leads to the login page', async () => {
    await newPilot();
    await openApp('/flights');
    await endSessionElsewhere();
    await press('Log Out', header());
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(told).toEqual([]);
  });

  it('never ends the session of another pilot, and reports the failure', async () => {
    await newPilot();
    await openApp('/flights');
    await signUpElsewhere();
    await press('Log Out', header());
    expect((await screen.findAllByText(/^You have logged in as a different user/)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Reload' }).length).toBeGreaterThan(0);
    expect(told).toEqual(['Server error. Could not log out.']);
    await addItemElsewhere('glider', { name: 'Of the other pilot, who is still logged in' });
  });

  it('that fails is reported, and leaves the pilot logged in', async () => {
    await newPilot();
    await openApp('/pilot');
    respondInstead('POST /api/logout', () => ({ status: 500 }));
    await press('Log Out', await screen.findByRole('main'));
    await waitFor(() => expect(told).toEqual(['Server error. Could not log out.']));
    expect(screen.getByText('No flights yet')).toBeTruthy();
    expect(window.location.pathname).toBe('/pilot');
  });
});

it('the header has Log In for a visitor, and Log Out for a pilot', async () => {
  await newPilot();
  await act(logOut);
  await openApp('/');
  const logInLink = () => within(header()).queryByRole('link', { name: 'Log In' });
  expect(logInLink()).toBeTruthy();
  await lookAround();
  expect(logInLink()).toBe(null);
  await press('Log Out', header());
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(logInLink()).toBeTruthy();
  await openApp('/flights');
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
});
