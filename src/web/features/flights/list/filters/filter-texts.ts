import { FLIGHT_FILTERS } from '#contract/messages/en/flight-filters';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the search and the filters, in the language of the page. */
export const filterTexts = inLanguage({ en: FLIGHT_FILTERS }, pageLanguage);
