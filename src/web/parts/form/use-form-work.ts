import { useRef, useState } from 'react';
import { type Failure, failureOf, ITEM_GONE, type Work } from './form-work.ts';

/** The running save or deletion of a form, and the last failure. */
export interface FormWork {
  readonly work: Work;
  /** The last failure; null before the first. */
  readonly failed: Failed | null;
  /** Runs a job that ends by leaving the page; ignored while another one runs. Never rejects. */
  readonly run: (work: Job, job: () => Promise<unknown>) => Promise<Failure | null>;
}

type Job = Exclude<Work, 'editing'>;

/** A failure, and which job failed. */
export interface Failed extends Failure {
  readonly job: Job;
}

/** Runs saves and deletions of a form with these fields, one at a time, and keeps the last failure. */
export function useFormWork(fields: readonly string[], isItemGone = false): FormWork {
  const [work, setWork] = useState<Work>('editing');
  const [failed, setFailed] = useState<Failed | null>(isItemGone ? { ...ITEM_GONE, job: 'saving' } : null);
  const isBusy = useRef(false);

  const run: FormWork['run'] = async (next, job) => {
    if (isBusy.current) return null; // A double click: the first one is running.
    isBusy.current = true;
    setWork(next);
    try {
      await job();
      return null;
    } catch (thrown) {
      const failure = failureOf(thrown, fields);
      isBusy.current = false;
      setFailed({ ...failure, job: next });
      setWork('editing');
      return failure;
    }
  };
  return { work, failed, run };
}
