import { sessionState } from '#web/session-state.ts';

/** Flights that another page wants to be selected in the list, by their ids. */
export const flightsToSelect = sessionState<readonly number[]>(() => []);
