import { FIRST_STEPS } from '../en/pages/first-steps.ts';
import { inLanguage } from '../languages.ts';

/** The texts of an empty logbook in one language. They are loaded with it, so they do not delay the flight list. */
export type FirstStepsMessages = typeof FIRST_STEPS;

/** Returns the texts of an empty logbook in a language, given by its tag. */
export function firstStepsMessagesOf(language: string): FirstStepsMessages {
  return inLanguage({ en: FIRST_STEPS }, language);
}
