import { ENGLISH } from './en.ts';

/** The texts of one language. Each language has those of English, with the same parameters. */
export type Messages = typeof ENGLISH;

/** Every language, by its tag. */
const LANGUAGES: Readonly<Record<string, Messages>> = { en: ENGLISH };

/** Returns the texts of a language, given by its tag; English where there is no translation. */
export function messagesOf(language: string): Messages {
  return LANGUAGES[language] ?? ENGLISH;
}
