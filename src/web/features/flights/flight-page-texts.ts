import { FLIGHT_PAGE } from '#contract/messages/en/flight-page';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the flight page alone, in the language of the page. Import it only from what is loaded with that page. */
export const flightPageTexts = inLanguage({ en: FLIGHT_PAGE }, pageLanguage);
