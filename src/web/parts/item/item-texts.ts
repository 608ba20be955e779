import { ITEMS } from '#contract/messages/en/items';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of sites and gliders, in the language of the page. */
export const itemTexts = inLanguage({ en: ITEMS }, pageLanguage);
