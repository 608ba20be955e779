import { ITEM_PAGES } from '#texts/item-pages';
import { localized } from '#web/page-language.ts';

/** The texts of lists and pages of sites and gliders, in the language of the page. */
export const itemPageTexts = localized(ITEM_PAGES);
