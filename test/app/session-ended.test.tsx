// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '#web/store/store.ts';
import {
  addItemElsewhere,
  callElsewhere,
  chooseFile,
  endSessionElsewhere,
  enter,
  logInHere,
  newPilot,
  openApp,
  PASSWORD,
  press,
  signUpElsewhere,
} from '../web/app-in-page.ts';
import { browserWithServer, linkEmailedTo } from '../web/browser-with-server.ts';
import { readTracksInPage } from '../web/worker-in-page.ts';

browserWithServer();

beforeAll(readTracksInPage);
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.

const MISMATCH =
  'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.';

/** A call that a screen makes, and the input of the pilot on that screen. */
interface PilotCall {
  readonly path: string;
  /** Fills in the screen before the session ends; waits until it has loaded. */
  readonly fill: () => Promise<unknown>;
  /** Makes the call. */
  readonly send: () => Promise<unknown>;
  /** Expects the input to be still there. */
  readonly expectInputKept: () => void;
  /** Expects the result of a call that only reads, which is repeated after the login. */
  readonly expectResponse?: () => Promise<unknown>;
}

const expectValue = (label: string, value: string) =>
  expect(screen.getByLabelText(label)).toHaveProperty('value', value);
const dialog = () => screen.findByRole('alertdialog');

/** Saves a form with one text in it. */
const typed = (path: string, label: string, text: string): PilotCall => ({
  path,
  fill: () => enter(label, text),
  send: () => press('Save'),
  expectInputKept: () => expectValue(label, text),
});

/** A call from the pilot screen, after its list of sessions has loaded. */
const onPilotScreen = (send: PilotCall['send']): PilotCall => ({
  path: '/pilot',
  fill: () => screen.findByText(/last used/),
  send,
  expectInputKept: () => expect(screen.getByText('No flights yet')).toBeTruthy(),
  expectResponse: () => screen.findByText(/last used/),
});

/** Every kind of call that a screen makes for a pilot; the forms of flights, sites and gliders are one. */
const CALLS: Readonly<Record<string, PilotCall>> = {
  'all sessions are ended': onPilotScreen(async () => {
    await press('Log out everywhere');
    await press('Log out everywhere', await dialog());
  }),
  'everything is downloaded': onPilotScreen(() => press('Download everything')),
  'the account is deleted': onPilotScreen(async () => {
    await press('Delete my account');
    fireEvent.change(within(await dialog()).getByLabelText('Password'), { target: { value: PASSWORD } });
    await press('Delete my account', await dialog());
  }),
  'the email is requested again': onPilotScreen(() => press('Send email again')),
  'changes are loaded': {
    path: '/gliders',
    fill: () => screen.findByRole('link', { name: 'Zeno 2' }),
    send: async () => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
    expectInputKept: () => expect(screen.getByRole('link', { name: 'Zeno 2' })).toBeTruthy(),
  },
  'a flight is saved': typed('/flight/0/edit', 'Remarks', 'Late thermals'),
  'the pilot is saved': typed('/pilot/edit', 'Pilot name', 'Ann Arbor'),
  'a glider is deleted': {
    ...typed('/glider/1/edit', 'Remarks', 'Sold in May'),
    send: async () => {
      await press('Delete');
      await press('Delete', await dialog());
    },
  },
  'flights are imported': {
    path: '/pilot/edit/flights-upload',
    fill: async () => {
      await chooseFile('flights.csv', 'date\n2026-05-03', 'text/csv');
      await screen.findByText('flights.csv');
    },
    send: () => press('Import'),
    expectInputKept: () => expect(screen.getByText('flights.csv')).toBeTruthy(),
  },
  'the password is changed': {
    path: '/pilot/edit/change-password',
    fill: async () => {
      await enter('Current password', PASSWORD);
      await enter('New password', 'another long password');
      await enter('Confirm password', 'another long password');
    },
    send: () => press('Save'),
    expectInputKept: () => expectValue('New password', 'another long password'),
  },
  'nearby sites are loaded': {
    path: '/site/0/edit',
    fill: () => enter('Remarks', 'A meadow'),
    send: async () => {
      await enter('Coordinates', '');
      await enter('Coordinates', '46.7 7.8');
    },
    expectInputKept: () => expectValue('Remarks', 'A meadow'),
    expectResponse: () => screen.findByText('We found the site "Amisbühl"', { exact: false }),
  },
};

/** A save, a file, a call that ends the session, and one that only reads: each has its own way through the store. */
const OF_EACH_KIND = ['a flight is saved', 'flights are imported', 'all sessions are ended', 'nearby sites are loaded'];

async function verifyEmail(email: string): Promise<void> {
  const { pilotId, authToken } = await linkEmailedTo(email);
  await callElsewhere('/api/verify-email', { pilotId, authToken });
}

async function expectMismatch(): Promise<void> {
  expect((await screen.findAllByText(MISMATCH)).length).toBeGreaterThan(0);
  expect((await screen.findAllByRole('button', { name: 'Reload' })).length).toBeGreaterThan(0);
}

async function logInInPlace(email: string, path: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Log In' });
  expect(window.location.pathname).toBe(path);
  expect(screen.queryByText('Email or password is incorrect.')).toBe(null);
  await logInHere(email);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Log In' })).toBe(null));
}

/** Signs up a pilot with a glider, and fills in the screen of a call. */
async function begin({ path, fill }: PilotCall): Promise<string> {
  const email = await newPilot();
  await addItemElsewhere('glider', { name: 'Zeno 2' });
  if (path.endsWith('change-password')) await verifyEmail(email);
  await reload();
  await openApp(path);
  await fill();
  return email;
}

describe('no input is lost', () => {
  it.each(Object.entries(CALLS))(
    'when %s after the session has ended: the login form appears in place',
    async (_, call) => {
      const email = await begin(call);
      await endSessionElsewhere();
      await call.send();
      await logInInPlace(email, call.path);
      call.expectInputKept();
      await call.expectResponse?.();
      expect(screen.queryByText('Email or password is incorrect.')).toBe(null);
    },
  );

  it.each(Object.entries(CALLS).filter(([name]) => OF_EACH_KIND.includes(name)))(
    'when %s after another tab has logged in as another pilot: the page says so',
    async (_, call) => {
      await begin(call);
      await signUpElsewhere();
      await call.send();
      await expectMismatch();
      call.expectInputKept();
    },
  );
});

it('a form that stayed behind the login is saved after it', async () => {
  const email = await newPilot();
  await openApp('/glider/0/edit');
  await enter('Name*', 'Still here');
  await endSessionElsewhere();
  await press('Save');
  await logInInPlace(email, '/glider/0/edit');
  expectValue('Name*', 'Still here');
  await press('Save');
  expect(await screen.findByRole('link', { name: 'Still here' })).toBeTruthy();
  expect(window.location.pathname).toBe('/gliders');
});

it('a form never survives a login as another pilot', async () => {
  const other = await newPilot();
  await newPilot();
  await openApp('/glider/0/edit');
  await enter('Name*', 'Not yours');
  await endSessionElsewhere();
  await press('Save');
  await logInInPlace(other, '/glider/0/edit');
  await waitFor(() => expectValue('Name*', ''));
});
