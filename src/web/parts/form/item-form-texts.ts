import { itemFormMessagesOf } from '#contract/messages/pages/item-form-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the forms of flights and sites, in the language of the page. Import them only from what is loaded with the forms. */
export const itemFormTexts = itemFormMessagesOf(pageLanguage);
