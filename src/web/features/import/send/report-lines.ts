import type { ImportPlan } from './plan.ts';
import { type ImportProgress, savedFlights } from './progress.ts';
import { refusedCounts } from './run-outcome.ts';

/** The counts of a report. */
export type ReportLine =
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
