import { ITEM_PAGES } from '#contract/messages/en/item-pages';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of lists and pages of sites and gliders, in the language of the page. */
export const itemPageTexts = inLanguage({ en: ITEM_PAGES }, pageLanguage);
