// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { useCallback } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listSessions } from '#contract/account/account';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead, type TestResponse } from '#test/web/respond-instead';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { storedMarker } from '#web/device-storage/held-marker.ts';
import { callAsPilot, heldPilotId, isWithoutConnection, reload } from '#web/store/store.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { LoadFailure } from './load-failure.tsx';

browserWithServer();

const QUIET = 'You need a connection to see this.';
const NO_ANSWER: TestResponse = { status: 0 };

/** A part of a page, which loads the pilot's sessions. */
function Part() {
  const load = useCallback(
    () => callAsPilot(listSessions).then(({ sessions }) => ({ count: sessions.length, error: null }), failed),
    [],
  );
  const [{ count, error }, retry] = useLoaded<Loaded>(load, { count: 0, error: null });
  return error ? <LoadFailure error={error} onRetry={retry} /> : <p>{count} sessions</p>;
}

interface Loaded {
  readonly count: number;
  readonly error: CallError | null;
}

const failed = (thrown: unknown): Loaded => ({ count: 0, error: callErrorOf(thrown) });

/** Whether an alert was on the page at any moment so far. */
function watchForAlerts(): () => boolean {
  let seen = false;
  new MutationObserver(() => {
    seen ||= screen.queryByRole('alert') !== null;
  }).observe(document.body, { childList: true, subtree: true });
  return () => seen;
}

beforeEach(async () => {
  fakeStorage();
  await signUpInBrowser();
});

describe('a part of a page that could not be loaded', () => {
  it('is a quiet sentence without a connection on the pilot’s own device, and comes by itself once there is one', async () => {
    await makeOwn();
    let isDown = true;
    respondInstead('/api/', () => (isDown ? NO_ANSWER : null));
    const hasAlerted = watchForAlerts();
    render(<Part />);
    await screen.findByText(QUIET);
    await waitFor(() => expect(isWithoutConnection()).toBe(true));
    isDown = false;
    await act(reload);
    await screen.findByText('1 sessions');
    expect(hasAlerted()).toBe(false);
  });

  it('is an error where the server answers other calls', async () => {
    await makeOwn();
    const calls = respondInstead('/api/sessions', () => NO_ANSWER);
    render(<Part />);
    await screen.findByRole('alert');
    expect([isWithoutConnection(), calls.length, screen.queryByText(QUIET)]).toEqual([false, 2, null]);
    vi.unstubAllGlobals();
  });

  it('is an error on any other device, which shows nothing without a connection', async () => {
    respondInstead('/api/', () => NO_ANSWER);
    render(<Part />);
    await screen.findByRole('alert');
    expect(screen.queryByText(QUIET)).toBeNull();
  });

  it('is an error where the server has one', async () => {
    await makeOwn();
    respondInstead('/api/sessions', () => ({ status: 500, body: JSON.stringify({ error: { type: 'DBReadError' } }) }));
    render(<Part />);
    expect((await screen.findByRole('alert')).textContent).toContain("Sorry, couldn't load the data.");
  });
});

/** Has the logbook kept in the storage of the test. */
async function makeOwn(): Promise<void> {
  await signUpInBrowser(true);
  await waitFor(() => expect(storedMarker()?.pilotId).toBe(heldPilotId()));
}
