import { HOME } from '../en/pages/home.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the home page in one language. They are loaded with that page, so they do not delay the flight list. */
export type HomeMessages = typeof HOME;

/** Returns the texts of the home page in a language, given by its tag. */
export function homeMessagesOf(language: string): HomeMessages {
  return inLanguage({ en: HOME }, language);
}
