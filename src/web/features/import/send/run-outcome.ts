import { MAX_REFUSED } from '#contract/import/imports';
import {
  MAX_REFUSED_CELL,
  MAX_REFUSED_NAME,
  MAX_REFUSED_PROBLEMS,
  type Refusal,
  type RefusedInput,
} from '#contract/import/refused';
import { problemsOfHandling } from '#domain/gear/handling';
import { fitText } from '#domain/text';
import type { RunOutcome } from '../calls.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportProgress, REFUSED_KINDS, type RefusedItem, refusedHandling, savedFlights } from './progress.ts';

/**
 * Returns what a run is finished with: counts, and everything that was refused, by name with the reason. What the run itself had
 * saved before it was interrupted is not counted as known, too.
 */
export function outcomeOfRun(plan: ImportPlan, progress: ImportProgress): RunOutcome {
  const refused = allRefused(plan, progress);
  return {
    counts: {
      files: plan.filesNum,
      known: Math.max(0, plan.known - plan.savedBefore) + progress.unchanged,
      skipped: plan.skipped,
      refused: refused.filter(({ kind }) => kind !== 'incomplete').length,
    },
    refused: refused.slice(0, MAX_REFUSED).map(storable),
  };
}

/** Returns everything that was refused: files and rows that could not be read, then what could not be sent or saved. */
export function allRefused(
  { refused, withoutGlider }: Pick<ImportPlan, 'refused' | 'withoutGlider'>,
  { refusedItems }: Pick<ImportProgress, 'refusedItems'>,
): readonly RefusedItem[] {
  const unsent = withoutGlider.map((handling) => refusedHandling(handling, problemsOfHandling(handling)));
  return [...refusedFiles({ refused }), ...unsent, ...refusedItems];
}

/** Returns the files and rows that could not be read. */
export function refusedFiles({ refused }: Pick<ImportPlan, 'refused'>): readonly RefusedItem[] {
  return refused.map(({ path, reason, ...place }) => ({
    kind: place.row === undefined ? 'file' : 'row',
    name: path,
    ...place,
    refusal: { code: reason },
  }));
}

/** Returns what a run keeps of something that was refused. */
function storable({ name, row, cell, refusal }: RefusedItem): RefusedInput {
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

/** Counts the refused items by kind. */
export function countsByKind(refused: readonly RefusedItem[]) {
  const count = (kind: RefusedItem['kind']): number => refused.filter((item) => item.kind === kind).length;
  return REFUSED_KINDS.map((kind) => ({ kind, count: count(kind) }));
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
  | 'gliders'
  | 'gear'
  | 'handlings';

/** Always shown, so that a pilot sees the sum; the others only where there are some. */
const ALWAYS: readonly ReportLine[] = ['files', 'flights', 'added', 'known'];

/** Returns the counts of an import: the flights found are those added, filled, known, left out and refused, once all are sent. */
export function reportLines(
  plan: ImportPlan,
  progress: ImportProgress,
): readonly { readonly line: ReportLine; readonly count: number }[] {
  const rows = plan.refused.filter(({ row }) => row !== undefined).length;
  const counts: Readonly<Record<ReportLine, number>> = {
    files: plan.filesNum,
    refusedFiles: plan.refused.length - rows,
    refusedRows: rows,
    flights: plan.flights.length + plan.known + plan.skipped,
    added: progress.added,
    filled: progress.filled,
    known: plan.known + progress.unchanged,
    skipped: plan.skipped,
    refusedFlights: progress.sent - savedFlights(progress),
    sites: progress.sitesAdded,
    gliders: progress.glidersAdded,
    gear: progress.gearAdded,
    handlings: progress.handlingsAdded,
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
  'gear',
  'handlings',
];
