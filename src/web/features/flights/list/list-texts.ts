import { FLIGHT_LIST } from '#texts/flight-list';
import { localized } from '#web/page-language.ts';

/** The texts of the flight list beside its rows, in the language of the page. */
export const listTexts = localized(FLIGHT_LIST);
