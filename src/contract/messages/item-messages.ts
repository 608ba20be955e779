import { GLIDERS } from './en/pages/gliders.ts';
import { SITES } from './en/pages/sites.ts';
import { inLanguage } from './languages.ts';

const ENGLISH_ITEMS = { sites: SITES, gliders: GLIDERS };

/** The texts of sites and gliders in one language. They are loaded with their pages, so they do not delay the flight list. */
export type ItemMessages = typeof ENGLISH_ITEMS;

/** Returns the texts of sites and gliders in a language, given by its tag. */
export function itemMessagesOf(language: string): ItemMessages {
  return inLanguage({ en: ENGLISH_ITEMS }, language);
}
