import { ITEM_PAGES } from '../en/pages/item-pages.ts';
import { inLanguage } from '../languages.ts';

/** The texts of lists and pages of sites and gliders, in one language. They are loaded with those pages, so they do not delay the flight list. */
export type ItemPageMessages = typeof ITEM_PAGES;

/** Returns the texts of lists and pages of sites and gliders in a language, given by its tag. */
export function itemPageMessagesOf(language: string): ItemPageMessages {
  return inLanguage({ en: ITEM_PAGES }, language);
}
