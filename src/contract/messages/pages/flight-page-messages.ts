import { AIRSPACE } from '../en/flight-page/airspace.ts';
import { DOWNLOADS } from '../en/flight-page/downloads.ts';
import { FINDINGS } from '../en/flight-page/findings.ts';
import { MAP_LAYERS } from '../en/flight-page/map-layers.ts';
import { FLIGHT_NAMES } from '../en/flight-page/names.ts';
import { NEIGHBOURS } from '../en/flight-page/neighbours.ts';
import { ONE_FLIGHT } from '../en/flight-page/one-flight.ts';
import { PHASES } from '../en/flight-page/phases.ts';
import { REPLAY } from '../en/flight-page/replay.ts';
import { SCORES } from '../en/flight-page/scores.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the flight page alone, in English. They are loaded with that page, so they do not delay the flight list. */
export const ENGLISH_FLIGHT_PAGE = {
  airspace: AIRSPACE,
  neighbours: NEIGHBOURS,
  downloads: DOWNLOADS,
  findings: FINDINGS,
  mapLayers: MAP_LAYERS,
  names: FLIGHT_NAMES,
  one: ONE_FLIGHT,
  phases: PHASES,
  replay: REPLAY,
  scores: SCORES,
};

/** The texts of the flight page in one language. */
export type FlightPageMessages = typeof ENGLISH_FLIGHT_PAGE;

/** Returns the texts of the flight page in a language, given by its tag. */
export function flightPageMessagesOf(language: string): FlightPageMessages {
  return inLanguage({ en: ENGLISH_FLIGHT_PAGE }, language);
}
