import { FLIGHT_PAGE } from '#texts/flight-page';
import { localized } from '#web/page-language.ts';

/** The texts of the flight page alone, in the language of the page. Import it only from what is loaded with that page. */
export const flightPageTexts = localized(FLIGHT_PAGE);
