import { itemPageMessagesOf } from '#contract/messages/pages/item-page-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of lists and pages of sites and gliders, in the language of the page. */
export const itemPageTexts = itemPageMessagesOf(pageLanguage);
