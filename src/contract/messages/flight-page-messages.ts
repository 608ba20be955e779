import { DOWNLOADS } from './en/flight-page/downloads.ts';
import { FINDINGS } from './en/flight-page/findings.ts';
import { MAP_LAYERS } from './en/flight-page/map-layers.ts';
import { FLIGHT_NAMES } from './en/flight-page/names.ts';
import { PHASES } from './en/flight-page/phases.ts';
import { SCORES } from './en/flight-page/scores.ts';

/** The texts of the flight page alone, in English. They are loaded with that page, so they do not delay the flight list. */
export const ENGLISH_FLIGHT_PAGE = {
  downloads: DOWNLOADS,
  findings: FINDINGS,
  mapLayers: MAP_LAYERS,
  names: FLIGHT_NAMES,
  phases: PHASES,
  scores: SCORES,
};

/** The texts of the flight page in one language. Each language has those of English, with the same parameters. */
export type FlightPageMessages = typeof ENGLISH_FLIGHT_PAGE;

/** Every language, by its tag. */
const LANGUAGES: Readonly<Record<string, FlightPageMessages>> = { en: ENGLISH_FLIGHT_PAGE };

/** Returns the texts of the flight page in a language, given by its tag; English where there is no translation. */
export function flightPageMessagesOf(language: string): FlightPageMessages {
  return LANGUAGES[language] ?? ENGLISH_FLIGHT_PAGE;
}
