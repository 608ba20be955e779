import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from '../en/import/mapping.ts';
import { IMPORT_PAGE } from '../en/import/page.ts';
import { READ_PROBLEM_TEXTS } from '../en/import/problems.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from '../en/import/review.ts';
import { IMPORT_RUNS, IMPORT_SENDING } from '../en/import/sending.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the import page alone, in English. They are loaded with that page, so they do not delay the flight list. */
const ENGLISH_IMPORT = {
  mapping: IMPORT_MAPPING,
  page: IMPORT_PAGE,
  problems: READ_PROBLEM_TEXTS,
  review: IMPORT_REVIEW,
  rowProblems: ROW_PROBLEM_TEXTS,
  runs: IMPORT_RUNS,
  sending: IMPORT_SENDING,
  ...IMPORT_ITEMS,
};

/** The texts of the import page in one language. */
export type ImportMessages = typeof ENGLISH_IMPORT;

/** Returns the texts of the import page in a language, given by its tag. */
export function importMessagesOf(language: string): ImportMessages {
  return inLanguage({ en: ENGLISH_IMPORT }, language);
}
