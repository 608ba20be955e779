// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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

afterEach(cleanup);

it('what else is wrong with a link is no question', async () => {
  const failed = openLink().signIn(() => Promise.reject(new CallError('invalidAuthToken')));
  await expect(failed).rejects.toMatchObject({ type: 'invalidAuthToken' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
