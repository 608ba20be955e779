// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFile, enter, newPilot, openAnew, openApp, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { errorOf, respondInstead, type TestResponse } from '../web/respond-instead.ts';

browserWithServer();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.
afterEach(() => void vi.unstubAllGlobals());

const REJECTED = errorOf('invalidCsrfToken', 403);
const CSRF = /^[\w-]{43}$/;

/** Fills in a new glider of a new pilot. */
async function typeGlider(): Promise<void> {
  await newPilot();
  await openApp('/glider/0/edit');
  await enter('Name*', 'Zeno 2');
}

/** Replaces the csrf cookie, as a response may. */
const setCsrf = (value: string) => Object.assign(document, { cookie: `csrf=${value}; Path=/` });
const csrfOfBody = (body: string | null): unknown => JSON.parse(body ?? '{}').csrf;
const csrfOfUrl = (url: string): unknown => new URL(url, window.location.href).searchParams.get('csrf');

describe('a call with a rejected csrf value', () => {
  it('is retried once before the error is shown, with the one that the server has set', async () => {
    await typeGlider();
    const requests = respondInstead('POST /api/data', () => null);
    setCsrf('outdated');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Zeno 2' })).toBeTruthy();
    expect(window.location.pathname).toBe('/gliders');
    const values = requests.map(({ body }) => csrfOfBody(body));
    expect(values).toEqual(['outdated', expect.stringMatching(CSRF)]);
  });

  it('is retried only once, with the current value of the cookie', async () => {
    await typeGlider();
    const requests = respondInstead('POST /api/data', () => {
      setCsrf(`set-${requests.length}`);
      return REJECTED;
    });
    await press('Save');
    within(await screen.findByRole('alert')).getByText('Invalid csrf token.');
    expect(requests.map(({ body }) => csrfOfBody(body))).toEqual([expect.stringMatching(CSRF), 'set-1']);
  });

  it('is retried when it reads, too', async () => {
    await newPilot();
    const requests = respondInstead('GET /api/data', () => (requests.length === 1 ? REJECTED : null));
    await openAnew('/gliders');
    expect(await screen.findByText('You have no gliders yet.')).toBeTruthy();
    const values = requests.map(({ url }) => csrfOfUrl(url));
    expect(values).toEqual([expect.stringMatching(CSRF), values[0]]);
  });
});

describe('a response without an error object', () => {
  /** Opens the gliders in a page that holds nothing yet, with this response to its load. */
  async function openGliders(response: TestResponse): Promise<void> {
    await newPilot();
    respondInstead('GET /api/data', () => response);
    await openAnew('/gliders');
  }

  it.each([500, 404, 503])('is reported as a read error with the status %i', async (status) => {
    await openGliders({ status, body: '<html>A proxy says no</html>' });
    within(await screen.findByRole('alert')).getByText("Sorry, couldn't load the data.");
  });

  it('shows the login with the status 401', async () => {
    await openGliders({ status: 401 });
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('is reported as a write error by an import', async () => {
    await newPilot();
    await openApp('/pilot/edit/flights-upload');
    await chooseFile('flights.csv', 'date\n2026-01-01\n', 'text/csv');
    await screen.findByText('flights.csv');
    respondInstead('POST /api/import-flights', () => ({ status: 500 }));
    await press('Import');
    within(await screen.findByRole('alert')).getByText("Sorry, couldn't save the data, try again later.");
  });
});
