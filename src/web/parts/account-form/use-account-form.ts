import { type FormEvent, useRef, useState } from 'react';
import { callErrorOf, fieldErrorsOf, isAboutSession } from '#web/api/call-error.ts';
import type { AccountProblems } from './account-words.ts';

type Sending<Entry> =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'wrong'; readonly problems: AccountProblems }
  | { readonly state: 'sent'; readonly entry: Entry };

/** What an account form shows, and what sending it does. */
export interface AccountFormState<Entry = unknown> {
  readonly sending: boolean;
  /** What was sent last, and taken by the server; null while there is none, or since it was sent once more. */
  readonly sent: Entry | null;
  /** What is wrong with all of it. */
  readonly message: string | null;
  /** What is wrong field by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** How an account form reads what was typed, checks it, and gives it to the server. */
export interface AccountFormWork<Entry> {
  readonly read: (form: FormData) => Entry;
  readonly check: (entry: Entry) => AccountProblems | null;
  readonly send: (entry: Entry) => Promise<unknown>;
  /** The form of a pilot who is logged in: the frame around it tells when that is over, and asks who is there. */
  readonly isOfPilot?: boolean;
}

/** A form of an account: its entry is read when it is sent, checked, and given to the server. */
export function useAccountForm<Entry>(work: AccountFormWork<Entry>): AccountFormState<Entry> {
  const [state, setState] = useState<Sending<Entry>>({ state: 'idle' });
  const sending = useRef(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const entry = work.read(new FormData(form));
    const wrong = work.check(entry);
    if (!wrong) setState({ state: 'sending' });
    const problems = wrong ?? (await problemsOfSending(work, entry));
    setState(problems ? { state: 'wrong', problems } : { state: 'sent', entry });
    if (problems) focusFirstWrong(form, problems);
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
  return { sending: state.state === 'sending', sent, onSubmit, ...wordsIn(state) };
}

async function problemsOfSending<Entry>(work: AccountFormWork<Entry>, entry: Entry): Promise<AccountProblems | null> {
  try {
    await work.send(entry);
    return null;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (work.isOfPilot === true && isAboutSession(error)) return { of: 'fields', messages: {} };
    const messages = fieldErrorsOf(error);
    return messages ? { of: 'fields', messages } : { of: 'form', message: error.message };
  }
}

function wordsIn(state: Sending<unknown>): Pick<AccountFormState, 'message' | 'fields'> {
  if (state.state !== 'wrong') return { message: null, fields: {} };
  const { problems } = state;
  return problems.of === 'form'
    ? { message: problems.message, fields: {} }
    : { message: null, fields: problems.messages };
}

/** The first field named in the problems, or the first that is empty. */
function focusFirstWrong(form: HTMLFormElement, problems: AccountProblems): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const isWrong = (input: HTMLInputElement): boolean =>
    problems.of === 'fields' ? input.name in problems.messages : input.value.trim() === '';
  (inputs.find(isWrong) ?? inputs.at(-1))?.focus();
}
