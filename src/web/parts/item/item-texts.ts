import { itemMessagesOf } from '#contract/messages/item-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of sites and gliders, in the language of the page. */
export const itemTexts = itemMessagesOf(pageLanguage);
