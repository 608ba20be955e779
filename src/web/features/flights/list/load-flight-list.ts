import { loadFilterCode } from './filters/filter-code.ts';
import { FlightList } from './flight-list.tsx';

/** Returns the flight list; one that begins with a filter when the code of the filters is loaded, too. */
export async function loadFlightList(): Promise<typeof FlightList> {
  if (window.location.search !== '') await loadFilterCode();
  return FlightList;
}
