import { useSubmission } from '#web/parts/form/submission.ts';

/** A call behind one button. */
export interface ButtonCall {
  readonly isBusy: boolean;
  /** Why the last call failed, as shown to the pilot; null if it did not. */
  readonly message: string | null;
  /** Never rejects. */
  readonly run: () => Promise<unknown>;
}

/** Runs a call on demand and keeps its failure. */
export function useButtonCall(call: () => Promise<unknown>): ButtonCall {
  const { submission, submit } = useSubmission<'calling'>();
  return {
    isBusy: submission.state === 'busy',
    message: submission.state === 'failed' ? submission.failed.message : null,
    run: () => submit({ job: 'calling', task: call }),
  };
}
