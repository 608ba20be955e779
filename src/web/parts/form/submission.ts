import { useRef, useState } from 'react';
import { CallError, callErrorOf, canRetry, fieldErrorsOf, isSessionError } from '#web/api/call-error.ts';
import { placeErrors } from './form-fields.ts';

/** A job to submit. */
export interface SubmittedJob<Job extends string, Result> {
  readonly job: Job;
  readonly task: () => Promise<Result>;
  /** Returns the shown message of an error; that of a pilot's form without fields if omitted. */
  readonly failureOf?: (thrown: unknown) => Failure;
}

/** The state of a submission, and how to submit. */
interface SubmissionControl<Job extends string, Result> {
  readonly submission: Submission<Job, Result>;
  /** Runs a job; ignored while another one runs. Returns its failure; null if it has none. Never rejects. */
  readonly submit: (submitted: SubmittedJob<Job, Result>) => Promise<Failure | null>;
  /** Shows the problems before anything is sent. */
  readonly reject: (job: Job, failure: Failure) => void;
}

/** Runs one job at a time and keeps how it went. */
export function useSubmission<Job extends string, Result = unknown>(
  initial: Submission<Job, Result> = { state: 'editing' },
): SubmissionControl<Job, Result> {
  const [submission, setSubmission] = useState(initial);
  const isBusy = useRef(false);
  const reject = (job: Job, failure: Failure): void => setSubmission({ state: 'failed', failed: { ...failure, job } });
  const submit: SubmissionControl<Job, Result>['submit'] = async ({ job, task, failureOf = plainFailure }) => {
    if (isBusy.current) return null; // A double click: the first one is running.
    isBusy.current = true;
    setSubmission((before) => ({ state: 'busy', job, failed: 'failed' in before ? before.failed : null }));
    try {
      const result = await task();
      setSubmission({ state: 'done', job, result });
      return null;
    } catch (thrown) {
      const failure = failureOf(thrown);
      reject(job, failure);
      return failure;
    } finally {
      isBusy.current = false;
    }
  };
  return { submission, submit, reject };
}

function plainFailure(thrown: unknown): Failure {
  return failureOfPilot(thrown, []);
}

/** The problems of a form. */
export interface FormProblems {
  /** Messages at the form's own fields. */
  readonly byField: Readonly<Record<string, string>>;
  /** Shown at the top of the form; null when the fields show everything. */
  readonly message: string | null;
  /** Names of the fields that the message is about: they are marked. */
  readonly wrong?: readonly string[];
}

/** Why a form could not be submitted. */
export interface Failure extends FormProblems {
  /** Whether a retry may help. */
  readonly canRetry: boolean;
  /** Whether the item no longer exists. */
  readonly isGone: boolean;
  /** Whether another device has changed the item. */
  readonly isConflict?: boolean;
}

/**
 * The states of everything that pilots submit: forms of items and of the account, and buttons that call the server. What
 * failed last is still known while the next attempt runs.
 */
export type Submission<Job extends string, Result = unknown> =
  | { readonly state: 'editing' }
  | { readonly state: 'busy'; readonly job: Job; readonly failed: Failed<Job> | null }
  | { readonly state: 'failed'; readonly failed: Failed<Job> }
  | { readonly state: 'done'; readonly job: Job; readonly result: Result };

export interface Failed<Job extends string> extends Failure {
  readonly job: Job;
}

/** Returns what failed last; null if nothing did. */
export function failedOf<Job extends string>(submission: Submission<Job>): Failed<Job> | null {
  return 'failed' in submission ? submission.failed : null;
}

/** The failure that a draft is opened with when its item was deleted elsewhere. */
export const ITEM_GONE: Failure = failureOf(new CallError('recordNotFound'), []);

/** Returns the messages of an error in a form with these fields: rejected fields at the fields, the rest on top. */
export function failureOf(thrown: unknown, fields: readonly string[]): Failure {
  const error: CallError = callErrorOf(thrown);
  const { byField, rest } = placeErrors(fieldErrorsOf(error) ?? {}, fields);
  const isOnFields = Object.keys(byField).length > 0;
  const message = isOnFields && rest.length === 0 ? null : rest.join(' ') || error.message;
  return {
    byField,
    message,
    canRetry: canRetry(error),
    isGone: error.type === 'recordNotFound',
    ...(error.conflicts.length > 0 && { isConflict: true }),
  };
}

/** Like `failureOf`, for a pilot who is logged in: errors of the session are shown by the frame around the page. */
export function failureOfPilot(thrown: unknown, fields: readonly string[]): Failure {
  if (!isSessionError(callErrorOf(thrown))) return failureOf(thrown, fields);
  return { byField: {}, message: null, canRetry: false, isGone: false };
}
