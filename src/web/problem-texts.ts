import { PROBLEMS } from '#texts/problems';
import { texts } from './texts.ts';

/** The texts of problems with fields, and how the page writes their numbers. */
export const problemTexts = { ...PROBLEMS, whole: texts.numbers.whole };
