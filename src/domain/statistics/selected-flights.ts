import type { Flight } from '../flight.ts';
import { chosenTime } from './calendar-periods.ts';
import type { Selections } from './selections.ts';
import { siteOf } from './sites/ranked-sites.ts';

/** Returns the flights of the selected site; all for none. A flight of a deleted site has none. */
export function flightsOfSite<Flown extends Pick<Flight, 'siteId'>>(
  flights: Iterable<Flown>,
  site: Selections['site'],
  sites: ReadonlyMap<number, unknown>,
): readonly Flown[] {
  return site === null ? [...flights] : [...flights].filter((flight) => siteOf(flight, sites) === site);
}

/** Returns the flights in the selected year or month; all for none. */
export function flightsInTime<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  time: Pick<Selections, 'year' | 'month'>,
): readonly Flown[] {
  const chosen = chosenTime(time);
  return chosen === '' ? flights : flights.filter(({ date }) => date.startsWith(chosen));
}
