import { PAGES } from '#contract/pages/pages';
import { sessionState } from '#web/session-state.ts';

/** The path of the flight list as it was last shown, with its filter: the links of a flight's page lead back there. */
export const lastFlightList = sessionState<string>(() => PAGES.flights.path);
