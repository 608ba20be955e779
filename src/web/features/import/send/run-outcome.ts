import { MAX_REFUSED } from '#contract/import/imports';
import {
  MAX_REFUSED_CELL,
  MAX_REFUSED_NAME,
  MAX_REFUSED_PROBLEMS,
  type Refusal,
  type RefusedInput,
} from '#contract/import/refused';
import { fitText } from '#domain/text';
import type { RunOutcome } from '../calls.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportProgress, type RefusedItem, type RefusedWithCode, savedFlights } from './progress.ts';

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
    refused: refused.slice(0, MAX_REFUSED).map(storable),
  };
}

/** Returns the files and rows that could not be read. */
export function refusedFiles({ refused }: Pick<ImportPlan, 'refused'>): readonly RefusedWithCode[] {
  return refused.map(({ path, reason, ...place }) => ({ name: path, ...place, refusal: { code: reason } }));
}

/** Returns what a run keeps of something that was refused. */
function storable({ name, row, cell, refusal }: RefusedWithCode): RefusedInput {
  return {
    name: name === null ? null : cut(name, MAX_REFUSED_NAME),
    ...(row !== undefined && { row }),
    ...(cell !== undefined && { cell: cut(cell, MAX_REFUSED_CELL) }),
    refusal: storableRefusal(refusal),
  };
}

function storableRefusal(refusal: Refusal): Extract<RefusedInput, { refusal: unknown }>['refusal'] {
  if (refusal.code === 'invalid') return { ...refusal, problems: refusal.problems.slice(0, MAX_REFUSED_PROBLEMS) };
  if (refusal.code === 'savedWithout') return { ...refusal, item: cut(refusal.item, MAX_REFUSED_NAME) };
  return refusal;
}

/** A character of two code units is kept whole or not at all. */
function cut(text: string, max: number): string {
  return fitText(text.slice(0, max), max);
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

/** The counts of a report. */
type ReportLine =
  | 'files'
  | 'refusedFiles'
  | 'refusedRows'
  | 'flights'
  | 'added'
  | 'filled'
  | 'known'
  | 'skipped'
  | 'refusedFlights'
  | 'sites'
  | 'gliders';

/** Always shown, so that a pilot sees the sum; the others only where there are some. */
const ALWAYS: readonly ReportLine[] = ['files', 'flights', 'added', 'known'];

/** Returns the counts of an import: the flights found are those added, filled, known, left out and refused, once all are sent. */
export function reportLines(
  plan: ImportPlan,
  progress: ImportProgress,
): readonly { readonly line: ReportLine; readonly count: number }[] {
  const refused = refusedCounts(plan, progress);
  const counts: Readonly<Record<ReportLine, number>> = {
    files: plan.filesNum,
    refusedFiles: refused.files,
    refusedRows: refused.rows,
    flights: plan.flights.length + plan.known + plan.skipped,
    added: progress.added,
    filled: progress.filled,
    known: plan.known + progress.unchanged,
    skipped: plan.skipped,
    refusedFlights: progress.sent - savedFlights(progress),
    sites: progress.sitesAdded,
    gliders: progress.glidersAdded,
  };
  return LINES.map((line) => ({ line, count: counts[line] })).filter(
    ({ line, count }) => count > 0 || ALWAYS.includes(line),
  );
}

const LINES: readonly ReportLine[] = [
  'files',
  'refusedFiles',
  'refusedRows',
  'flights',
  'added',
  'filled',
  'known',
  'skipped',
  'refusedFlights',
  'sites',
  'gliders',
];
