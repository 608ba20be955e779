import { useDeferredValue, useMemo } from 'react';
import { filterIn } from '#contract/pages/flight-list-address';
import type { Flight } from '#domain/flight';
import { type FlightFilter, showsAll, withoutMissing } from '#domain/flight-filter/flight-filter';
import { flightsWithWords, searchWords } from '#domain/flight-filter/flight-search';
import { flightsOfFacets } from '#domain/flight-filter/matching';
import type { Logbook } from '#web/store/logbook.ts';
import { useListSearch } from './list-search.ts';
import { searchTexts } from './search-texts.ts';

/**
 * Returns the flights that the filter in the address leaves: `logbook.flights` itself without one. They come after the
 * letter that was typed, so that the field never waits for a long list.
 */
export function useFlightsShown(logbook: FilteredLogbook): FilteredLogbook['flights'] {
  const search = useDeferredValue(useListSearch());
  return useMemo(() => flightsShown(logbook, search), [logbook, search]);
}

export type FilteredLogbook = Pick<Logbook, 'flights' | 'sites' | 'gliders'>;

/** Returns the filter in the search of the list's address, as far as it refers to what the logbook has. */
export function filterOf(logbook: FilteredLogbook, search: string): FlightFilter {
  return withoutMissing(filterIn(search), logbook);
}

/** Returns the flights that the filter in the search of the list's address leaves; the very map if it leaves all. */
export function flightsShown(logbook: FilteredLogbook, search: string): Logbook['flights'] {
  const filter = filterOf(logbook, search);
  if (showsAll(filter)) return logbook.flights;
  const shown = flightsOfFacets(flightsFound(logbook, filter.words), filter);
  return new Map(shown.map((flight) => [flight.id, flight]));
}

/** Returns the flights in which all words of a search occur. */
export function flightsFound(logbook: FilteredLogbook, words: string): readonly Flight[] {
  return flightsWithWords([...logbook.flights.values()], searchWords(words), searchTexts(logbook));
}
