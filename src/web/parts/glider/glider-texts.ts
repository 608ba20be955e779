import { gliderMessagesOf } from '#contract/messages/pages/glider-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of a glider's check and page, in the language of the page. Import them only from what is loaded with those pages. */
export const gliderTexts = gliderMessagesOf(pageLanguage);
