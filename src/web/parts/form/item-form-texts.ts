import { ITEM_FORMS } from '#texts/item-forms';
import { localized } from '#web/page-language.ts';

/** The texts of the forms of flights and sites, in the language of the page. Import them only from what is loaded with the forms. */
export const itemFormTexts = localized(ITEM_FORMS);
