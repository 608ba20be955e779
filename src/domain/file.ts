import type { Problem } from './problem.ts';
import { problemsOfText } from './text.ts';

/** Largest IGC or CSV file, in bytes (spec, section 9). */
export const MAX_FILE_BYTES = 2_097_152;
/** Longest file name that is kept, in code points. */
export const MAX_FILE_NAME = 255;

/** The problems of an IGC file as it is chosen: by name and size, before it is read (spec, section 5). */
export function problemsOfIgcFile(file: { readonly name: string; readonly size: number }): readonly Problem[] {
  const problems: Problem[] = [];
  if (!file.name.toLowerCase().includes('.igc')) problems.push({ subject: 'file', field: 'igc', code: 'notIgc' });
  if (file.size > MAX_FILE_BYTES) problems.push({ subject: 'file', field: 'igc', code: 'fileTooLarge' });
  return problems;
}

/** What devices call a CSV file: they tell by what program opens it, or not at all. */
const CSV_TYPES: ReadonlySet<string> = new Set([
  'text/csv',
  'application/csv',
  'text/x-csv',
  'text/comma-separated-values',
  'application/vnd.ms-excel',
  'application/octet-stream',
  '',
]);

/** Whether a media type may be that of a CSV file; parameters do not count. */
export function isCsvType(type: string): boolean {
  return CSV_TYPES.has(plainType(type));
}

/** The problems of a CSV file as it is chosen: by type, name and size, before it is read (spec, section 5). */
export function problemsOfCsvFile(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): readonly Problem[] {
  const problems: Problem[] = [];
  const isNamedCsv = file.name.toLowerCase().endsWith('.csv') && isCsvType(file.type);
  if (plainType(file.type) !== 'text/csv' && !isNamedCsv) {
    problems.push({ subject: 'file', field: 'csv', code: 'notCsv' });
  }
  if (file.size > MAX_FILE_BYTES) problems.push({ subject: 'file', field: 'csv', code: 'fileTooLarge' });
  return problems;
}

/** The problems of the name that a track is kept under. */
export function problemsOfFileName(name: string): readonly Problem[] {
  return problemsOfText(name, { subject: 'flight', field: 'igcFileName', max: MAX_FILE_NAME });
}

function plainType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
