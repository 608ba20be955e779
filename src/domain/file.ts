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

/** The problems of the name that a track is kept under. */
export function problemsOfFileName(name: string): readonly Problem[] {
  return problemsOfText(name, { subject: 'flight', field: 'igcFileName', max: MAX_FILE_NAME });
}
