import { flightListMessagesOf } from '#contract/messages/pages/flight-list-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of what the flight list loads after its rows, in the language of the page. */
export const listTexts = flightListMessagesOf(pageLanguage);
