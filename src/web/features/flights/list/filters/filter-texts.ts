import { FLIGHT_FILTERS } from '#texts/flight-filters';
import { localized } from '#web/page-language.ts';

/** The texts of the search and the filters, in the language of the page. */
export const filterTexts = localized(FLIGHT_FILTERS);
