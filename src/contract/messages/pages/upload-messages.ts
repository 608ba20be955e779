import { UPLOAD } from '../en/pages/upload.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the import of a CSV file in one language. They are loaded with its pages, so they do not delay the flight list. */
export type UploadMessages = typeof UPLOAD;

/** Returns the texts of the import of a CSV file in a language, given by its tag. */
export function uploadMessagesOf(language: string): UploadMessages {
  return inLanguage({ en: UPLOAD }, language);
}
