import { flightFilterMessagesOf } from '#contract/messages/pages/flight-filter-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the search and the filters, in the language of the page. */
export const filterTexts = flightFilterMessagesOf(pageLanguage);
