import { FLIGHT_FILTERS } from '../en/pages/flights/flight-filters.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the search and the filters of the flight list. They are loaded after its first rows. */
export type FlightFilterMessages = typeof FLIGHT_FILTERS;

/** Returns the texts of the search and the filters in a language, given by its tag. */
export function flightFilterMessagesOf(language: string): FlightFilterMessages {
  return inLanguage({ en: FLIGHT_FILTERS }, language);
}
