// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pending } from '#test/web/store-with-calls';
import { CallError } from '#web/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AccountPasswordField } from './account-fields.tsx';
import { type LogInEntry, problemsOfLogIn } from './account-problems.ts';
import { formText } from './form-text.ts';
import { useAccountForm } from './use-account-form.ts';

type Send = (entry: LogInEntry) => Promise<unknown>;

const read = (form: FormData): LogInEntry => ({ email: formText(form, 'email'), password: formText(form, 'password') });

function Form({ send, isOfPilot = false }: { readonly send: Send; readonly isOfPilot?: boolean }) {
  const form = useAccountForm({ read, check: problemsOfLogIn, send, isOfPilot });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {form.message && <p role="alert">{form.message}</p>}
      <TextField label="Email" {...form.field('email')} />
      <AccountPasswordField of="own" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" busy={form.sending}>
        {form.sending ? 'Sending' : 'Send'}
      </Button>
      {form.sent && <p>Sent for {form.sent.email}</p>}
    </form>
  );
}

const input = (label: string): HTMLInputElement => screen.getByLabelText(label);
const submit = () => act(async () => void fireEvent.submit(input('Email').form ?? document));

function fill(email: string, password: string): void {
  fireEvent.change(input('Email'), { target: { value: email } });
  fireEvent.change(input('Password'), { target: { value: password } });
}

afterEach(cleanup);

describe('an account form', () => {
  it('sends what was typed, once for two submits, and knows what it has sent', async () => {
    const sending = pending<void>();
    const sent: LogInEntry[] = [];
    render(
      <Form
        send={(entry) => {
          sent.push(entry);
          return sending.promise;
        }}
      />,
    );
    fill('a@b.ch', 'secret');
    await submit();
    await submit();
    expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy();
    await act(async () => sending.give());
    expect(sent).toEqual([{ email: 'a@b.ch', password: 'secret' }]);
    expect(screen.getByText('Sent for a@b.ch')).toBeTruthy();
  });

  it('shows what the server rejects at its field, and focuses it', async () => {
    render(
      <Form send={() => Promise.reject(new CallError('validationError', { errors: { password: 'Too short' } }))} />,
    );
    fill('a@b.ch', 'secret');
    await submit();
    expect(screen.getByText('Too short')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input('Password'));
  });

  it('shows any other error of the server, until it is sent again', async () => {
    const again = pending<void>();
    const results = [Promise.reject(new CallError('ajaxNetworkError')), again.promise];
    render(<Form send={() => results.shift() ?? again.promise} />);
    fill('a@b.ch', 'secret');
    await submit();
    const message = 'Server is not responding, please, check your Internet connection.';
    expect(screen.getByRole('alert').textContent).toBe(message);
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => again.give());
  });

  it('shows an error of the session to a visitor, and leaves it to the frame for a pilot', async () => {
    const send = () => Promise.reject(new CallError('authenticationError'));
    const { unmount } = render(<Form send={send} />);
    fill('a@b.ch', 'secret');
    await submit();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    unmount();
    render(<Form send={send} isOfPilot />);
    fill('a@b.ch', 'secret');
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a password on request, and hides it again when it is sent', async () => {
    render(<Form send={() => Promise.resolve()} />);
    fill('a@b.ch', 'secret');
    const reveal = screen.getByRole('button', { name: 'Show password' });
    expect([input('Password').type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(reveal);
    expect([input('Password').type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(input('Password').value).toBe('secret');
    await submit();
    expect(input('Password').type).toBe('password');
  });
});
