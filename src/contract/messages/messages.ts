import { ENGLISH } from './en.ts';
import { inLanguage } from './languages.ts';

/** The texts of one language. */
export type Messages = typeof ENGLISH;

/** Returns the texts of a language, given by its tag. */
export function messagesOf(language: string): Messages {
  return inLanguage({ en: ENGLISH }, language);
}
