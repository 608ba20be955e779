import { ITEMS } from '#texts/items';
import { localized } from '#web/page-language.ts';

/** The texts of sites and gliders, in the language of the page. */
export const itemTexts = localized(ITEMS);
