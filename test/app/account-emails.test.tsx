// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGE_SETTINGS_META } from '#contract/pages/page-settings';
import { logOut } from '#web/store/store.ts';
import {
  enter,
  field,
  follow,
  logInHere,
  lookAround,
  newPilot,
  nextEmail,
  openApp,
  PASSWORD,
  pageAt,
  press,
  saidAbout,
} from '../web/app-in-page.ts';
import { browserWithServer, linkEmailedTo } from '../web/browser-with-server.ts';

browserWithServer();

const NEXT_PASSWORD = 'another long password';
const INVALID = 'Verification link is invalid or expired';

/** Returns the path of the link in the newest email to an address. */
async function linkTo(email: string): Promise<string> {
  const { page, pilotId, authToken } = await linkEmailedTo(email);
  return `/${page}/${pilotId}/${authToken}`;
}

/** Opens the link of an email, and confirms that it is the pilot who does so. */
async function followEmailed(link: string): Promise<void> {
  await openApp(link);
  await press('Continue to Wingbook');
}

async function expectLoggedIn(): Promise<void> {
  await screen.findByText('You are now logged in and can continue working with Wingbook!');
  await follow('Go to App');
  await pageAt('/flights');
}

async function expectInvalid(): Promise<void> {
  await pageAt('/invalid-verification-link');
  expect((await screen.findAllByText(INVALID)).length).toBeGreaterThan(0);
}

const alertText = async () => (await screen.findByRole('alert')).textContent;

/** Waits until the page shows a text. */
const shown = (text: string) => screen.findByText(text, { exact: false });

it('the notice to verify the email is gone once the link of the email is followed, which works once', async () => {
  const email = await newPilot();
  await openApp('/flights');
  await shown('Verify your email.');
  const link = await linkTo(email);
  await openApp(link);
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/email-verification\/\d+\/-$/));
  await press('Continue to Wingbook');
  await expectLoggedIn();
  expect(screen.queryByText('Send email again')).toBe(null);
  await followEmailed(link); // It has done what it was for.
  await pageAt('/flights');
  await act(logOut);
  await followEmailed(link);
  await expectInvalid();
});

it('the notice says where the link is when a local server has no mail server', async () => {
  const settings = document.head.appendChild(document.createElement('meta'));
  settings.name = PAGE_SETTINGS_META;
  const others = { demo: false, offline: false, signupDomains: null, mapStyleUrls: null, terrainUrl: null };
  const tracks = { mapAttribution: '', hasAirspaces: false, hasNightlyCopies: false };
  settings.content = JSON.stringify({ ...others, ...tracks, logsLinks: true });
  try {
    const email = await newPilot();
    await openApp('/flights');
    await shown('the link is in the server’s log and in data/outbox');
    expect(screen.queryByText(email, { exact: false })).toBe(null);
  } finally {
    settings.remove();
  }
});

it('the email is sent again, and the link of the first one no longer works', async () => {
  const email = await newPilot();
  const first = await linkTo(email);
  await openApp('/flights');
  await press('Send email again');
  await shown(`Verification link was sent to ${email}`);
  const second = await linkTo(email);
  await followEmailed(first);
  await expectInvalid();
  await followEmailed(second);
  await expectLoggedIn();
});

it('the link of an email logs a pilot in, once', async () => {
  const email = await newPilot();
  await act(logOut);
  await openApp('/login');
  await follow('Log In Without Password');
  await press('Send link');
  expect(await alertText()).toBe('Enter your email address');
  await enter('Email', email);
  await press('Send link');
  await shown(`One-time-login link was successfully sent to ${email}`);
  const link = await linkTo(email);
  await followEmailed(link);
  await expectLoggedIn();
  await act(logOut);
  await followEmailed(link);
  await expectInvalid();
  await follow('Log In');
  await pageAt('/login');
});

it.each([
  ['/one-time-login', 'One-time-login link was successfully sent to'],
  ['/reset-password', 'Email with reset password link was successfully sent to'],
])('%s does not reveal whether an address has an account', async (path, words) => {
  await newPilot();
  await act(logOut);
  const nobody = nextEmail();
  await openApp(path);
  await enter('Email', nobody);
  await press('Send link');
  await shown(`${words} ${nobody}`);
  expect(await linkEmailedTo(nobody)).toMatchObject({ page: '', authToken: '' });
});

it('a link never replaces the session of another pilot without asking', async () => {
  const email = await newPilot();
  const link = await linkTo(email);
  await act(logOut);
  await lookAround();
  await followEmailed(link);
  await press('Cancel', await screen.findByRole('alertdialog'));
  expect(await alertText()).toBe('You are still logged in as another pilot.');
  await openApp('/pilot');
  await shown('Sites flown');
  expect(screen.queryByText(email)).toBe(null);
  await followEmailed(link);
  await press('Log Out and Continue', await screen.findByRole('alertdialog'));
  await expectLoggedIn();
  await openApp('/pilot');
  expect((await screen.findAllByText(email)).length).toBeGreaterThan(0);
});

it('a forgotten password is reset by the link of an email', async () => {
  const email = await newPilot();
  await act(logOut);
  await openApp('/login');
  await follow('Forgot Password');
  await screen.findByRole('heading', { name: 'Reset Password' });
  await enter('Email', email);
  await press('Send link');
  await shown(`Email with reset password link was successfully sent to ${email}`);
  await openApp(await linkTo(email));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/reset-password\/\d+\/-$/));
  await press('Reset password');
  expect(await alertText()).toBe('All fields are required');
  await enter('New password', NEXT_PASSWORD);
  await press('Reset password');
  expect(await alertText()).toBe('Password and confirmed password must be the same');
  await enter('Confirm password', NEXT_PASSWORD);
  await press('Reset password');
  await shown('Your password was successfully reset');
  await follow('Go to App');
  await pageAt('/flights');

  await act(logOut);
  await openApp('/login');
  await logInHere(email);
  expect(await alertText()).toBe('Email or password is incorrect.');
  await logInHere(email, NEXT_PASSWORD);
  await pageAt('/flights');
});

it('the reset page fills in the address of the pilot who is logged in', async () => {
  const email = await newPilot();
  await openApp('/reset-password');
  expect((await field('Email')).value).toBe(email);
  await enter('Email', '');
  expect((await field('Email')).value).toBe('');
  await openApp('/one-time-login');
  await pageAt('/flights');
});

it('the password is changed once the email is verified', async () => {
  const email = await newPilot();
  await openApp('/pilot/edit/change-password');
  await shown('You need to verify your email before changing your password. Follow the link we sent you.');
  for (const button of screen.getAllByRole('button', { name: 'Save' })) expect(button).toHaveProperty('disabled', true);
  await followEmailed(await linkTo(email));
  await expectLoggedIn();

  await openApp('/pilot/edit/change-password');
  await press('Save');
  expect(await alertText()).toBe('All fields are required');
  await enter('Current password', 'not the password');
  await enter('New password', NEXT_PASSWORD);
  await press('Save');
  expect(await alertText()).toBe('New password and confirmed password must be the same');
  await enter('Confirm password', NEXT_PASSWORD);
  await press('Save');
  await waitFor(() => expect(saidAbout('Current password')).not.toBe(''));
  expect(document.activeElement).toBe(await field('Current password'));
  await enter('Current password', PASSWORD);
  await press('Save');
  await shown('Your password was successfully changed');
  await openApp('/flights');
  await shown('You have no flights yet');
});

it('demo pilots see no account screens', async () => {
  await lookAround();
  await openApp('/pilot/edit/change-password');
  await shown('A demo pilot has no account: there is nothing to change here.');
  await openApp('/pilot');
  const main = await screen.findByRole('main');
  await shown('Sites flown');
  expect(within(main).getByRole('button', { name: 'Log Out' })).toBeTruthy();
  const hidden = [
    'Send email again',
    'Change password',
    'Log out everywhere',
    'Download everything',
    'Delete my account',
  ];
  for (const caption of hidden) expect(screen.queryByText(caption)).toBe(null);
});

it('the account is deleted with the password', async () => {
  const email = await newPilot();
  await openApp('/pilot');
  await press('Delete my account');
  const dialog = await screen.findByRole('alertdialog');
  await press('Delete my account', dialog);
  expect(await alertText()).toBe('All fields are required');
  await enter('Password', 'not the password');
  await press('Delete my account', dialog);
  await waitFor(() => expect(saidAbout('Password')).not.toBe(''));
  await enter('Password', PASSWORD);
  await press('Delete my account', dialog);
  await pageAt('/');

  await openApp('/login');
  await logInHere(email);
  expect(await alertText()).toBe('Email or password is incorrect.');
});
