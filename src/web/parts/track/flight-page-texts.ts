import { flightPageMessagesOf } from '#contract/messages/pages/flight-page-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the flight page alone, in the language of the page. Import it only from what is loaded with that page. */
export const flightPageTexts = flightPageMessagesOf(pageLanguage);
