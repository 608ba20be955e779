import type { FormEvent } from 'react';
import { type FormProblems, failureOf, failureOfPilot } from '#web/parts/form/submission/submission.ts';
import { type SubmittedJob, useSubmission } from '#web/parts/form/submission/use-submission.ts';

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
  const { message, byField: fields } = submission.state === 'failed' ? submission.failed : NO_PROBLEMS;
  const sent = submission.state === 'done' ? submission.result : null;
  return { sending: submission.state === 'busy', sent, message, fields, onSubmit };
}

const NO_PROBLEMS: FormProblems = { message: null, byField: {} };

/** Focuses the first field that has a problem, or the first that is empty. */
function focusFirstInvalid(form: HTMLFormElement, { message, byField }: FormProblems): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const isInvalid = ({ name, value }: HTMLInputElement): boolean =>
    message === null ? name in byField : value.trim() === '';
  (inputs.find(isInvalid) ?? inputs.at(-1))?.focus();
}
