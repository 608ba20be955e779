// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login, logout, signup } from '#contract/account/sign-in';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { loseResponses } from '#test/web/lose-responses';
import { call } from '#web/api/call.ts';
import { heldLogbook, reload, signInBy, useStoreState } from '#web/store/store.ts';
import { errorIn } from '#web/store/store-state.ts';
import { Sessions, useSessions } from './sessions.tsx';

browserWithServer();
beforeEach(() => signUpInBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const PASSWORD = 'a long password';

/** The sessions that are shown, by whether they are this browser's; null while none are. */
const shown = (state: ReturnType<typeof useSessions>) =>
  state.state === 'ready' ? state.sessions.map(({ isThis }) => isThis) : null;

it('the open sessions are loaded', async () => {
  const { result } = renderHook(useSessions);
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(shown(result.current)).toEqual([true]));
});

it('a failure has its reason, and can be tried again', async () => {
  loseResponses('/api/sessions');
  const { result } = renderHook(useSessions);
  await waitFor(() => expect(result.current.state).toBe('failed'));
  const failed = result.current;
  if (failed.state !== 'failed') throw new Error('It did not fail.');
  expect(failed.error.type).toBe('ajaxNetworkError');
  vi.unstubAllGlobals();
  await act(failed.retry);
  expect(shown(result.current)).toEqual([true]);
});

it('of a session that has ended nothing is asked, and the list comes after the login in place', async () => {
  const email = heldLogbook()?.pilot.email ?? '';
  await call(logout);
  await reload();
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const { result } = renderHook(useSessions);
  await act(async () => undefined);
  expect([result.current, opened.mock.calls]).toEqual([{ state: 'loading' }, []]);
  await act(() => signInBy(login, { body: { email, password: PASSWORD } }));
  await waitFor(() => expect(shown(result.current)).toEqual([true]));
});

it('that another pilot has logged in is the page’s to say, not a failure of the list', async () => {
  await call(logout);
  await call(signup, { body: { email: 'another@example.org', password: PASSWORD, isSubscribed: false } });
  const { result } = renderHook(() => ({ sessions: useSessions(), store: useStoreState() }));
  await waitFor(() => expect(errorIn(result.current.store)?.type).toBe('userMismatch'));
  await act(async () => undefined);
  expect(result.current.sessions).toEqual({ state: 'loading' });
});

it('to log out everywhere also revokes tokens where the pilot says so', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  render(<Sessions />);
  fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const question = within(screen.getByRole('alertdialog'));
  fireEvent.click(question.getByRole('checkbox'));
  fireEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(heldLogbook()).toBeNull());
  const bodies = sent.mock.calls.map(([body]) => String(body));
  expect(bodies).toContainEqual(expect.stringContaining('"revokesTokens":true'));
});
