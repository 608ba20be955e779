// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES } from '#contract/pages/pages';
import { leave, logOut } from '#web/store/store.ts';
import {
  enter,
  field,
  follow,
  logInHere,
  newPilot,
  nextEmail,
  openApp,
  PASSWORD,
  pageAt,
  press,
  saidAbout,
} from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { errorOf, respondInstead, type SentCall } from '../web/respond-instead.ts';
import { pending } from '../web/store-with-calls.ts';

browserWithServer();

beforeEach(() => {
  act(leave);
});
afterEach(() => void vi.unstubAllGlobals());

const CSRF = expect.stringMatching(/^[\w-]{43}$/);
const main = () => screen.findByRole('main');
const alertText = async () => (await screen.findByRole('alert')).textContent;
const bodies = (calls: readonly SentCall[]): unknown[] => calls.map(({ body }) => JSON.parse(body ?? 'null'));

/** Holds back the calls of a form until the returned function is called. */
function hold(call: string): { readonly calls: readonly SentCall[]; readonly give: () => void } {
  const { promise, give } = pending<void>();
  const calls = respondInstead(call, async () => {
    await promise;
    return null;
  });
  return { calls, give };
}

async function sendSignUp(email: string, password = PASSWORD, confirmed = password): Promise<void> {
  await enter('Email', email);
  await enter('Password', password);
  await enter('Confirm password', confirmed);
  await press('Sign Up');
}

describe('the login form', () => {
  it('requires email and password', async () => {
    await openApp('/login');
    await press('Log In', await main());
    expect(await alertText()).toBe('All fields are required');
    const email = await field('Email');
    expect([document.activeElement, email.getAttribute('aria-invalid')]).toEqual([email, 'true']);
    await enter('Email', 'somebody@example.org');
    await press('Log In', await main());
    expect(await alertText()).toBe('All fields are required');
    const password = await field('Password');
    expect([document.activeElement, password.type]).toEqual([password, 'password']);
  });

  it.each([
    ['Forgot Password', '/reset-password'],
    ['Log In Without Password', '/one-time-login'],
    ['Sign Up', '/signup'],
  ])('has the link %s', async (label, path) => {
    await openApp('/login');
    await follow(label);
    await pageAt(path);
  });

  it('is sent once, and shows its progress and its error', async () => {
    const email = await newPilot();
    await act(logOut);
    await openApp('/login');
    const { calls, give } = hold('POST /api/login');
    await enter('Email', email);
    await enter('Password', 'not the password');
    const button = within(await main()).getByRole('button', { name: 'Log In' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(screen.getByRole('button', { name: 'Logging in ...' }).getAttribute('aria-busy')).toBe('true');
    give();
    expect(await alertText()).toBe('Email or password is incorrect.');
    expect(within(await main()).getByRole('button', { name: 'Log In' })).toHaveProperty('disabled', false);
    expect((await field('Email')).value).toBe(email);
    await enter('Password', PASSWORD);
    await press('Log In', await main());
    await pageAt('/flights');
    expect(calls).toHaveLength(2);
    expect(bodies(calls)[1]).toEqual({ email, password: PASSWORD, lastModified: null, csrf: CSRF });
  });
});

describe('the sign-up form', () => {
  it('says what the email is for, and links to the login', async () => {
    await openApp('/signup');
    await field('Email');
    expect(saidAbout('Email')).toBe('Your email is used only for authorisation.');
    expect(await field('Yes, let me know once new features will be added')).toHaveProperty('checked', false);
    fireEvent.click(within(await main()).getByRole('link', { name: 'Log In' }));
    await pageAt('/login');
  });

  it('sends the choice about news, the language of the page, and no units: whatever the language, those of a new account are metres and kilometres', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    await openApp('/signup');
    const { calls, give } = hold('POST /api/signup');
    const email = nextEmail();
    fireEvent.click(await field('Yes, let me know once new features will be added'));
    await sendSignUp(email);
    expect(screen.getByRole('button', { name: 'Signing up ...' })).toBeTruthy();
    give();
    await pageAt('/flights');
    expect(bodies(calls)).toEqual([{ email, password: PASSWORD, isSubscribed: true, language: 'en', csrf: CSRF }]);
    await screen.findByText('Units: meters, kilometers');
  });

  it('says while a common password is typed that it is too common, without sending it', async () => {
    await openApp('/signup');
    const calls = respondInstead('/api/', () => null);
    await enter('Password', 'Sunshine1');
    await screen.findByText('This password is too common');
    expect(saidAbout('Password')).toContain('This password is too common');
    expect(calls.map(({ url }) => url.replace(/csrf=.*/, ''))).toEqual(['/api/common-passwords?hash=28&']);
    await enter('Password', 'Sunshine1 over the Alps');
    await waitFor(() => expect(screen.queryByText('This password is too common')).toBe(null));
  });

  it('shows the specified messages at its fields', async () => {
    await openApp('/signup');
    await press('Sign Up');
    await screen.findByText('All fields are required');
    expect(document.activeElement).toBe(await field('Email'));
    await sendSignUp('nobody', 'short', '');
    await screen.findByText('Password and confirmed password must be the same');
    await sendSignUp('nobody', 'short');
    await screen.findByText('You provided not valid email');
    expect(saidAbout('Email')).toContain('You provided not valid email');
    expect(saidAbout('Password')).toContain('at least 8 characters');
  });

  it('says at its field that an email is taken', async () => {
    const email = await newPilot();
    await act(logOut);
    await openApp('/signup');
    await sendSignUp(email.toUpperCase());
    await screen.findByText('User with this email already exists');
    expect(saidAbout('Email')).toContain('User with this email already exists');
  });
});

it('change password has three fields and a link for a forgotten password, which knows the address', async () => {
  const email = await newPilot();
  await openApp('/pilot');
  await follow('Change password');
  await pageAt('/pilot/edit/change-password');
  for (const label of ['Current password', 'New password', 'Confirm password'])
    expect((await field(label)).type).toBe('password');
  await follow('Forgot Password?');
  await pageAt('/reset-password');
  expect((await field('Email')).value).toBe(email);
});

it.each([
  ['/one-time-login', 'one-time-login'],
  ['/reset-password', 'initiate-reset-password'],
])('%s says so when no email can be sent', async (path, call) => {
  await openApp(path);
  respondInstead(`POST /api/${call}`, () => errorOf('DBWriteError', 500));
  await press('Send link');
  expect(await alertText()).toBe('Enter your email address');
  await enter('Email', 'somebody@example.org');
  await press('Send link');
  await screen.findByText("Sorry, couldn't save the data, try again later.");
  expect(await alertText()).toBe("Sorry, couldn't save the data, try again later.");
  expect(screen.queryByText('successfully sent', { exact: false })).toBe(null);
});

it('the error of a rejected new password is at its field, and the link stays valid', async () => {
  await newPilot();
  await openApp('/reset-password/1/a-token');
  const calls = respondInstead('POST /api/reset-password', () =>
    errorOf('validationError', 422, { errors: { password: 'Too plain' } }),
  );
  await enter('New password', PASSWORD);
  await enter('Confirm password', PASSWORD);
  await press('Reset password');
  await screen.findByText('Too plain');
  expect(saidAbout('New password')).toContain('Too plain');
  expect(screen.queryByRole('alert')).toBe(null);
  await press('Reset password');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(bodies(calls)[1]).toMatchObject({ pilotId: 1, authToken: 'a-token', password: PASSWORD });
});

it('passwords are masked, and labelled for password managers', async () => {
  const fields = () =>
    [...document.querySelectorAll('input[type="password"], input[autocomplete]')].map(
      (input) => `${input.getAttribute('type')} ${input.getAttribute('autocomplete')}`,
    );
  await openApp('/login');
  await field('Email');
  expect(fields()).toEqual(['email username', 'password current-password']);
  await newPilot();
  await openApp('/pilot/edit/change-password');
  await field('Current password');
  expect(fields()).toEqual([
    'email username',
    'password current-password',
    'password new-password',
    'password new-password',
  ]);
});

it('the home page leads a pilot who is logged in to the logbook', async () => {
  await newPilot();
  await openApp('/');
  expect(await screen.findByRole('link', { name: 'Open my logbook' })).toBeTruthy();
});

describe('the notice to verify the email', () => {
  const notice = () => screen.queryByRole('region', { name: 'Verification' });

  it('is on every page of the logbook, says where the email went, and is gone after a logout', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
    const email = await newPilot();
    const pages = Object.values(PAGES).filter(({ access }) => access === 'pilot');
    for (const { path } of pages) {
      await openApp(path.replace(':id', '0'));
      await waitFor(() => expect(notice()?.textContent, path).toContain(`We sent a link to ${email}.`));
    }
    await act(logOut);
    expect(notice()).toBe(null);
  });

  it.each(['/', '/reset-password', '/invalid-verification-link', '/nowhere'])('is not on %s', async (path) => {
    await newPilot();
    await openApp(path);
    await waitFor(() => expect(document.querySelector('h1')).toBeTruthy());
    expect(notice()).toBe(null);
  });

  it('returns for the next pilot after it was dismissed, and says when the email cannot be sent', async () => {
    await newPilot();
    await openApp('/flights');
    await press('Dismiss');
    expect(notice()).toBe(null);
    await openApp('/stats');
    await screen.findByRole('heading', { name: 'Statistics' });
    expect(notice()).toBe(null);
    await act(logOut);
    await openApp('/login');
    await follow('Sign Up');
    await sendSignUp(nextEmail());
    await pageAt('/flights');
    respondInstead('POST /api/resend-auth-token', () => errorOf('DBWriteError', 500));
    await press('Send email again');
    await screen.findByText("Sorry, couldn't save the data, try again later.");
    expect(screen.getByRole('button', { name: 'Send email again' })).toBeTruthy();
  });
});

it('a login in place whose password is wrong says so, and the next one shows the page', async () => {
  const email = await newPilot();
  await act(logOut);
  await openApp('/gliders');
  await logInHere(email, 'not the password');
  expect(await alertText()).toBe('Email or password is incorrect.');
  await logInHere(email);
  await screen.findByText('You have no gliders yet.');
  expect(window.location.pathname).toBe('/gliders');
});
