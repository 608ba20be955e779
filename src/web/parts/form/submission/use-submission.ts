import { useRef, useState } from 'react';
import { type Failure, failureOfPilot, type Submission } from './submission.ts';

/** A job to submit. */
export interface SubmittedJob<Job extends string, Result> {
  readonly job: Job;
  readonly task: () => Promise<Result>;
  /** Returns what is shown of an error; that of a pilot's form without fields if omitted. */
  readonly failureOf?: (thrown: unknown) => Failure;
}

/** The state of what is submitted, and how to submit it. */
export interface SubmissionControl<Job extends string, Result> {
  readonly submission: Submission<Job, Result>;
  /** Runs a job; ignored while another one runs. Returns its failure; null if it has none. Never rejects. */
  readonly submit: (submitted: SubmittedJob<Job, Result>) => Promise<Failure | null>;
  /** Shows what is wrong before anything is sent. */
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
