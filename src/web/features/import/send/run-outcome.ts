import { MAX_REFUSED } from '#contract/import/imports';
import type { RunOutcome } from '../calls.ts';
import { reasonText } from '../reason-text.ts';
import type { ImportPlan } from './plan.ts';
import type { Progress } from './progress.ts';

const MAX_PATH = 1_000;
const MAX_REASON = 500;

/**
 * Returns what a run is finished with: counts, and everything that was refused, by name with the reason. What the run itself had
 * saved before it was interrupted is not counted as known, too.
 */
export function outcomeOfRun(plan: ImportPlan, { unchanged, refusals }: Progress): RunOutcome {
  const refused = [...refusedFiles(plan), ...refusals];
  return {
    counts: {
      files: plan.filesNum,
      known: Math.max(0, plan.known - plan.savedBefore) + unchanged,
      skipped: plan.skipped,
      refused: refused.length,
    },
    refused: refused
      .slice(0, MAX_REFUSED)
      .map(({ name, reason }) => ({ name: name.slice(0, MAX_PATH), reason: reason.slice(0, MAX_REASON) })),
  };
}

/** Returns the files that could not be read, with the reason in words. */
export function refusedFiles({ refused }: Pick<ImportPlan, 'refused'>): RunOutcome['refused'] {
  return refused.map(({ path, reason }) => ({ name: path, reason: reasonText(reason) }));
}
