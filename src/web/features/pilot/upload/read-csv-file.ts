import { textsByField } from '#contract/messages/problem-text';
import { problemsOfCsvFile } from '#domain/file';
import { dataUriOf } from '#web/api/data-uri.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { texts } from '#web/texts.ts';

/** Result of reading a chosen file. */
export type CsvFile =
  | { readonly state: 'read'; readonly content: string }
  | { readonly state: 'rejected'; readonly message: string };

/** Checks a chosen file by type, name and size, and reads it as a data URI. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  const { csv: message } = textsByField(problemTexts, problemsOfCsvFile(file));
  if (message !== undefined) return { state: 'rejected', message };
  try {
    return { state: 'read', content: await dataUriOf(file) };
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return { state: 'rejected', message: texts.forms.unreadableFile(file.name) };
  }
}
