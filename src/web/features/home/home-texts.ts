import { homeMessagesOf } from '#contract/messages/pages/home-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the home page, in the language of the page. */
export const homeTexts = homeMessagesOf(pageLanguage);
