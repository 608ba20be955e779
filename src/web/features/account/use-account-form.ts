import { type FormEvent, useRef, useState } from 'react';
import { callErrorOf, fieldErrorsOf } from '#web/api/call-error.ts';
import type { AccountProblems } from './account-words.ts';

type AccountFormState = { readonly state: 'idle' } | { readonly state: 'sending' } | WrongState;
type WrongState = { readonly state: 'wrong'; readonly problems: AccountProblems };

/** What an account form shows, and what sending it does. */
export interface AccountForm {
  readonly sending: boolean;
  /** What is wrong with all of it. */
  readonly message: string | null;
  /** What is wrong field by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form of an account: its entry is read when it is sent, checked, and given to the server. */
export function useAccountForm<Entry>(work: {
  readonly read: (form: FormData) => Entry;
  readonly check: (entry: Entry) => AccountProblems | null;
  readonly send: (entry: Entry) => Promise<unknown>;
}): AccountForm {
  const [state, setState] = useState<AccountFormState>({ state: 'idle' });
  const sending = useRef(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const entry = work.read(new FormData(form));
    const problems = work.check(entry) ?? (await problemsOfSending(() => work.send(entry), setState));
    setState(problems ? { state: 'wrong', problems } : { state: 'idle' });
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
  return { sending: state.state === 'sending', onSubmit, ...wordsIn(state) };
}

async function problemsOfSending(
  send: () => Promise<unknown>,
  setState: (state: AccountFormState) => void,
): Promise<AccountProblems | null> {
  setState({ state: 'sending' });
  try {
    await send();
    return null;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    const messages = fieldErrorsOf(error);
    return messages ? { of: 'fields', messages } : { of: 'form', message: error.message };
  }
}

function wordsIn(state: AccountFormState): Pick<AccountForm, 'message' | 'fields'> {
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
