import * as v from 'valibot';

const FLIGHTS_TO_SELECT = v.object({ flightsToSelect: v.array(v.number()) });

/** Returns the history state with which to open the flight list, where these flights are selected then. */
export function stateOfFlightsToSelect(ids: readonly number[]): { readonly flightsToSelect: readonly number[] } {
  return { flightsToSelect: ids };
}

/** Returns the flights, by their ids, that the state of this history entry asks to select, and removes them from it. */
export function takeFlightsToSelect(): readonly number[] {
  const asked = v.safeParse(FLIGHTS_TO_SELECT, history.state);
  if (!asked.success) return [];
  const { flightsToSelect, ...state } = { ...history.state, ...asked.output };
  history.replaceState(state, '');
  return flightsToSelect;
}
