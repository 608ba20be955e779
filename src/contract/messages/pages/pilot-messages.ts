import { PILOT } from '../en/pages/pilot.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the pilot's pages in one language. They are loaded with those pages, so they do not delay the flight list. */
export type PilotMessages = typeof PILOT;

/** Returns the texts of the pilot's pages in a language, given by its tag. */
export function pilotMessagesOf(language: string): PilotMessages {
  return inLanguage({ en: PILOT }, language);
}
