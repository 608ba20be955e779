import { FLIGHT_NAMES } from './en/flight-page/names.ts';

/** The texts of the flight page alone, in English. They are loaded with that page, so they do not delay the flight list. */
export const ENGLISH_FLIGHT_PAGE = {
  names: FLIGHT_NAMES,
};

/** The texts of the flight page in one language. Each language has those of English, with the same parameters. */
export type FlightPageMessages = typeof ENGLISH_FLIGHT_PAGE;

/** Every language, by its tag. */
const LANGUAGES: Readonly<Record<string, FlightPageMessages>> = { en: ENGLISH_FLIGHT_PAGE };

/** Returns the texts of the flight page in a language, given by its tag; English where there is no translation. */
export function flightPageMessagesOf(language: string): FlightPageMessages {
  return LANGUAGES[language] ?? ENGLISH_FLIGHT_PAGE;
}
