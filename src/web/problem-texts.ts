import { PROBLEMS } from '#texts/problems';
import { localized } from './page-language.ts';
import { texts } from './texts.ts';

/** The texts of problems with fields in the language of the page. */
export const problemTexts = { ...localized(PROBLEMS), whole: texts.numbers.whole };
