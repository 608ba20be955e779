import { UPLOAD } from '#texts/upload';
import { localized } from '#web/page-language.ts';

/** The texts of the import of a CSV file, in the language of the page. */
export const uploadTexts = localized(UPLOAD);
