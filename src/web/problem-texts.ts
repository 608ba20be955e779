import { PROBLEMS } from '#contract/messages/en/problems';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from './page-language.ts';

/** The texts of problems with fields in the language of the page. */
export const problemTexts = inLanguage({ en: PROBLEMS }, pageLanguage);
