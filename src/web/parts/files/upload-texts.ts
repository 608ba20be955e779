import { UPLOAD } from '#contract/messages/en/upload';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the import of a CSV file, in the language of the page. */
export const uploadTexts = inLanguage({ en: UPLOAD }, pageLanguage);
