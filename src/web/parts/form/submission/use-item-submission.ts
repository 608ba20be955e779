import { type Failed, failedOf, failureOfPilot, ITEM_GONE } from './submission.ts';
import { useSubmission } from './use-submission.ts';

/** What the form of an item does when its buttons are pressed. */
type Job = 'saving' | 'deleting';

/** The save or deletion of an item's form. */
export interface ItemSubmission {
  /** A form stays busy after a success: the page is about to change. */
  readonly isBusy: boolean;
  /** What is running; null if nothing is. */
  readonly job: Job | null;
  /** What failed last; null if nothing did. */
  readonly failed: Failed<Job> | null;
  /** Runs a job that ends by leaving the page; ignored while the form is busy. Never rejects. */
  readonly start: (job: Job, task: () => Promise<unknown>) => Promise<void>;
}

/** The submission of an item's form with these fields; `isItemGone` if the item was deleted elsewhere. */
export function useItemSubmission(fields: readonly string[], isItemGone = false): ItemSubmission {
  const { submission, submit } = useSubmission<Job>(
    isItemGone ? { state: 'failed', failed: { ...ITEM_GONE, job: 'saving' } } : { state: 'editing' },
  );
  const isDone = submission.state === 'done';
  return {
    isBusy: isDone || submission.state === 'busy',
    job: 'job' in submission ? submission.job : null,
    failed: failedOf(submission),
    start: async (job, task) => {
      if (!isDone) await submit({ job, task, failureOf: (thrown) => failureOfPilot(thrown, fields) });
    },
  };
}
