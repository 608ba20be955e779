// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { type LinkSignIn, useLinkSignIn } from './use-link-sign-in.tsx';

/** Shows what a page with a link shows, and returns its sign-in. */
function openLink(): { readonly signIn: LinkSignIn['signIn'] } {
  const opened: { signIn: LinkSignIn['signIn'] } = { signIn: () => Promise.reject(new Error('Not rendered')) };
  function Page() {
    const { signIn, question } = useLinkSignIn();
    opened.signIn = signIn;
    return question;
  }
  render(<Page />);
  return opened;
}

/** A server on which another pilot is logged in: it replaces the session only when told to. Returns what it was told. */
function otherPilot() {
  const told: boolean[] = [];
  const call = async (replacesSession: boolean): Promise<void> => {
    told.push(replacesSession);
    if (!replacesSession) throw new CallError('userMismatch');
  };
  return { told, call };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const QUESTION = /this link is for somebody else/;

afterEach(cleanup);

it('a link replaces another pilot’s session only after a confirmation', async () => {
  const { told, call } = otherPilot();
  const page = openLink();
  let isDone = false;
  await act(async () => {
    void page.signIn(call).then(() => {
      isDone = true;
    });
  });
  expect([screen.queryByText(QUESTION) === null, told, isDone]).toEqual([false, [false], false]);
  await press('Log Out and Continue');
  expect([told, isDone, screen.queryByRole('dialog')]).toEqual([[false, true], true, null]);
});

it('without it the other pilot stays, and the page says so', async () => {
  const { told, call } = otherPilot();
  const page = openLink();
  let error: unknown = null;
  await act(async () => {
    page.signIn(call).catch((thrown: unknown) => {
      error = thrown;
    });
  });
  await press('Cancel');
  expect(error).toMatchObject({ type: 'userMismatch', message: 'You are still logged in as another pilot.' });
  expect([told, screen.queryByRole('dialog')]).toEqual([[false], null]);
});

it('what else is wrong with a link is no question', async () => {
  const failed = openLink().signIn(() => Promise.reject(new CallError('invalidAuthToken')));
  await expect(failed).rejects.toMatchObject({ type: 'invalidAuthToken' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
