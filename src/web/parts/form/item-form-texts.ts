import { ITEM_FORMS } from '#contract/messages/en/item-forms';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the forms of flights and sites, in the language of the page. Import them only from what is loaded with the forms. */
export const itemFormTexts = inLanguage({ en: ITEM_FORMS }, pageLanguage);
