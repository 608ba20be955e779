import { type FormEvent, useRef, useState } from 'react';
import { callErrorOf, fieldErrorsOf, isSessionError } from '#web/api/call-error.ts';
import type { AccountProblems } from './account-problems.ts';

type Sending<Entry> =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'invalid'; readonly problems: AccountProblems }
  | { readonly state: 'sent'; readonly entry: Entry };

/** What an account form shows, and its submit handler. */
export interface AccountFormState<Entry = unknown> {
  readonly sending: boolean;
  /** The entry that was sent successfully; null before that, and while another one is sent. */
  readonly sent: Entry | null;
  /** The problem of the whole form. */
  readonly message: string | null;
  /** Problems by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** How an account form is read, checked and sent. */
export interface AccountFormWork<Entry> {
  readonly read: (form: FormData) => Entry;
  readonly check: (entry: Entry) => AccountProblems | null;
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Whether it is for a pilot who is logged in: the frame around it shows errors of the session. */
  readonly isOfPilot?: boolean;
}

/** The state of an account form: its entry is read on submit, checked and sent. */
export function useAccountForm<Entry>(work: AccountFormWork<Entry>): AccountFormState<Entry> {
  const [state, setState] = useState<Sending<Entry>>({ state: 'idle' });
  const sending = useRef(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const entry = work.read(new FormData(form));
    const invalid = work.check(entry);
    if (!invalid) setState({ state: 'sending' });
    const problems = invalid ?? (await problemsOfSending(work, entry));
    setState(problems ? { state: 'invalid', problems } : { state: 'sent', entry });
    if (problems) focusFirstInvalid(form, problems);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void submit(event.currentTarget).finally(() => {
      sending.current = false;
    });
  };
  const sent = state.state === 'sent' ? state.entry : null;
  return { sending: state.state === 'sending', sent, onSubmit, ...messagesIn(state) };
}

async function problemsOfSending<Entry>(work: AccountFormWork<Entry>, entry: Entry): Promise<AccountProblems | null> {
  try {
    await work.send(entry);
    return null;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (work.isOfPilot === true && isSessionError(error)) return { of: 'fields', messages: {} };
    const messages = fieldErrorsOf(error);
    return messages ? { of: 'fields', messages } : { of: 'form', message: error.message };
  }
}

function messagesIn(state: Sending<unknown>): Pick<AccountFormState, 'message' | 'fields'> {
  if (state.state !== 'invalid') return { message: null, fields: {} };
  const { problems } = state;
  return problems.of === 'form'
    ? { message: problems.message, fields: {} }
    : { message: null, fields: problems.messages };
}

/** Focuses the first field that has a problem, or the first that is empty. */
function focusFirstInvalid(form: HTMLFormElement, problems: AccountProblems): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const isInvalid = (input: HTMLInputElement): boolean =>
    problems.of === 'fields' ? input.name in problems.messages : input.value.trim() === '';
  (inputs.find(isInvalid) ?? inputs.at(-1))?.focus();
}
