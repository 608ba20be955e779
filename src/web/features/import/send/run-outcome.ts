import { MAX_REFUSED } from '#contract/import/imports';
import type { RunOutcome } from '../calls.ts';
import { nameOfRefused, reasonText } from '../refused-text.ts';
import type { ImportPlan } from './plan.ts';
import type { ImportProgress } from './progress.ts';
import type { RefusedItem } from './refused-items.ts';

const MAX_PATH = 1_000;
const MAX_REASON = 500;

/**
 * Returns what a run is finished with: counts, and everything that was refused, by name with the reason. What the run itself had
 * saved before it was interrupted is not counted as known, too.
 */
export function outcomeOfRun(plan: ImportPlan, { unchanged, refusedItems }: ImportProgress): RunOutcome {
  const refused = [...refusedFiles(plan), ...refusedItems];
  return {
    counts: {
      files: plan.filesNum,
      known: Math.max(0, plan.known - plan.savedBefore) + unchanged,
      skipped: plan.skipped,
      refused: plan.refused.length + refusedItems.filter(({ kind }) => kind !== 'incomplete').length,
    },
    refused: refused
      .slice(0, MAX_REFUSED)
      .map(({ name, reason }) => ({ name: name.slice(0, MAX_PATH), reason: reason.slice(0, MAX_REASON) })),
  };
}

/** Returns the files and rows that could not be read, with the reason in words. */
export function refusedFiles({ refused }: Pick<ImportPlan, 'refused'>): RunOutcome['refused'] {
  return refused.map((file) => ({ name: nameOfRefused(file), reason: reasonText(file.reason) }));
}

/** What was refused, by kind; the last are flights without their site or glider. */
export const REFUSED_KINDS = ['files', 'rows', 'flights', 'sites', 'gliders', 'pilot', 'incomplete'] as const;
/** How much was refused, by kind. */
export type RefusedCounts = Readonly<Record<(typeof REFUSED_KINDS)[number], number>>;

/** Counts what was refused. */
export function refusedCounts(
  { refused }: Pick<ImportPlan, 'refused'>,
  { refusedItems }: Pick<ImportProgress, 'refusedItems'>,
) {
  const rows = refused.filter(({ row }) => row !== undefined).length;
  const count = (kind: RefusedItem['kind']): number => refusedItems.filter((item) => item.kind === kind).length;
  return {
    files: refused.length - rows,
    rows,
    flights: count('flight'),
    sites: count('site'),
    gliders: count('glider'),
    pilot: count('pilot'),
    incomplete: count('incomplete'),
  } satisfies RefusedCounts;
}
