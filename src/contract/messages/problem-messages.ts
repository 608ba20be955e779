import { PROBLEMS } from './en/problems.ts';
import { inLanguage } from './languages.ts';

/** The texts of problems with fields in one language. They are loaded with forms, so they do not delay the flight list. */
export type ProblemMessages = typeof PROBLEMS;

/** Returns the texts of problems with fields in a language, given by its tag. */
export function problemMessagesOf(language: string): ProblemMessages {
  return inLanguage({ en: PROBLEMS }, language);
}
