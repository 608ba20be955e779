import type { FormEvent } from 'react';
import {
  type FormProblems,
  failureOf,
  failureOfPilot,
  type SubmittedJob,
  useSubmission,
} from '#web/parts/form/submission.ts';
import { focusInView } from '#web/ui/form/first-wrong.ts';

/** The state of an account form, and its submit handler. */
export interface AccountFormState<Entry = unknown> {
  readonly sending: boolean;
  /** The entry that was sent successfully; null before that, and while another one is sent. */
  readonly sent: Entry | null;
  /** The problem of the whole form. */
  readonly message: string | null;
  /** Returns the props of a field: its name and its problem. */
  readonly field: (name: string) => AccountField;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Props of a field of an account form. */
interface AccountField {
  readonly name: string;
  readonly error: string | undefined;
  readonly isWrong: boolean;
}

/** How an account form is read, checked and sent. */
export interface AccountFormOptions<Entry> {
  readonly read: (form: FormData) => Entry;
  readonly check: (entry: Entry) => FormProblems | null;
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Whether it is for a pilot who is logged in: the frame around it shows errors of the session. */
  readonly isOfPilot?: boolean;
}

/** The state of an account form: its entry is read on submit, checked and sent. */
export function useAccountForm<Entry>({
  read,
  check,
  send,
  isOfPilot = false,
}: AccountFormOptions<Entry>): AccountFormState<Entry> {
  const { submission, submit, reject } = useSubmission<'sending', Entry>();
  const submitForm = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const entry = read(data);
    const problems = check(entry);
    if (problems) reject('sending', { ...problems, canRetry: false, isGone: false });
    const failure = problems ?? (await submit(sendingOf(entry, [...data.keys()])));
    if (failure) focusFirstInvalid(form, failure);
  };
  const sendingOf = (entry: Entry, fields: readonly string[]): SubmittedJob<'sending', Entry> => ({
    job: 'sending',
    task: async () => {
      await send(entry);
      return entry;
    },
    failureOf: (thrown) => (isOfPilot ? failureOfPilot : failureOf)(thrown, fields),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (submission.state !== 'busy') void submitForm(event.currentTarget);
  };
  const { message, byField, wrong = [] } = submission.state === 'failed' ? submission.failed : NO_PROBLEMS;
  const field = (name: string): AccountField => ({ name, error: byField[name], isWrong: wrong.includes(name) });
  const sent = submission.state === 'done' ? submission.result : null;
  return { sending: submission.state === 'busy', sent, message, field, onSubmit };
}

const NO_PROBLEMS: FormProblems = { message: null, byField: {} };

/** Focuses the first field that has a problem, or the last one, often a password. */
function focusFirstInvalid(form: HTMLFormElement, { byField, wrong = [] }: FormProblems): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const found = inputs.find(({ name }) => name in byField || wrong.includes(name)) ?? inputs.at(-1);
  if (found) focusInView(found);
}
