import { GLIDER_CHECK } from '../en/pages/glider-check.ts';
import { inLanguage } from '../languages.ts';

/** The texts of a glider's check and page in one language. They are loaded with the pages of gliders and the form of flights. */
export type GliderMessages = typeof GLIDER_CHECK;

/** Returns the texts of a glider's check and page in a language, given by its tag. */
export function gliderMessagesOf(language: string): GliderMessages {
  return inLanguage({ en: GLIDER_CHECK }, language);
}
