import { pilotMessagesOf } from '#contract/messages/pages/pilot-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the pilot's pages, in the language of the page. */
export const pilotTexts = pilotMessagesOf(pageLanguage);
