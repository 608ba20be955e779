import { type Problem, problemsIn } from './problem.ts';
import { problemsOfText } from './text.ts';

/** Largest IGC or CSV file, in bytes (`docs/behaviour.md`, 'Numbers'). */
export const MAX_FILE_BYTES = 2_097_152;
/** Largest IGC file that is stored: a whole day at 1 Hz, with the columns that recorders add, has up to 3 MB. Forms take smaller ones. */
export const MAX_TRACK_BYTES = 8 * 2 ** 20;
/** Longest file name that is stored, in code points. */
export const MAX_FILE_NAME = 255;

/** Returns the problems of a chosen IGC file by its name and size, before it is read (`docs/behaviour.md`, 'Forms'). */
export function problemsOfIgcFile(file: NamedFile): readonly Problem[] {
  const problems = problemsOfIgcName(file.name);
  return file.size > MAX_FILE_BYTES ? [...problems, { ...IGC_FILE, code: 'fileTooLarge' }] : problems;
}

/** Returns whether a file is opened in the form of a flight: an IGC file that is not too large for it. */
export function isTrackForForm({ name, size }: NamedFile): boolean {
  return name.toLowerCase().endsWith('.igc') && size <= MAX_FILE_BYTES;
}

/** Returns the problems of an IGC file that comes from elsewhere than the form: an import, a track that was stored before. */
export function problemsOfTrackFile(file: NamedFile): readonly Problem[] {
  const problems = problemsOfIgcName(file.name);
  return file.size > MAX_TRACK_BYTES ? [...problems, { ...IGC_FILE, code: 'trackTooLarge' }] : problems;
}

const IGC_FILE = { subject: 'file', field: 'igc' } as const;

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

function problemsOfIgcName(name: string): readonly Problem[] {
  return name.toLowerCase().includes('.igc') ? [] : [{ ...IGC_FILE, code: 'notIgc' }];
}

/** Media types that devices send for a CSV file: named after the program that opens it, or empty. */
const CSV_TYPES: ReadonlySet<string> = new Set([
  'text/csv',
  'application/csv',
  'text/x-csv',
  'text/comma-separated-values',
  'application/vnd.ms-excel',
  'application/octet-stream',
  '',
]);

/** Returns whether a media type may be that of a CSV file; its parameters are ignored. */
export function isCsvType(type: string): boolean {
  return CSV_TYPES.has(plainType(type));
}

/** Returns the problems of a chosen CSV file by its type, name and size, before it is read (`docs/behaviour.md`, 'Forms'). */
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

/** Returns the problems of the file name that a track is stored under. */
export function problemsOfFileName(name: string): readonly Problem[] {
  return problemsIn(
    { subject: 'flight', field: 'igcFileName' },
    problemsOfText(name, { max: MAX_FILE_NAME, lines: 'one' }),
  );
}

function plainType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
