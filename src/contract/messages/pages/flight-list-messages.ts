import { FLIGHT_LIST } from '../en/pages/flights/flight-list.ts';
import { inLanguage } from '../languages.ts';

/** The texts of what the flight list loads after its rows, in one language. */
export type FlightListMessages = typeof FLIGHT_LIST;

/** Returns the texts of what the flight list loads after its rows, in a language, given by its tag. */
export function flightListMessagesOf(language: string): FlightListMessages {
  return inLanguage({ en: FLIGHT_LIST }, language);
}
