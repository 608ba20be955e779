import { use, useDeferredValue, useMemo } from 'react';
import { filterCode } from './filter-code.ts';
import type { FilteredLogbook } from './flights-shown.ts';
import { useListSearch } from './search/list-search.ts';

/**
 * Returns the flights that the filter in the address leaves: `logbook.flights` itself without one. They come after the
 * letter that was typed, so that the field never waits for a long list.
 */
export function useFlightsShown(logbook: FilteredLogbook): FilteredLogbook['flights'] {
  const search = useDeferredValue(useListSearch());
  // With loaded code, too: a rendering that has waited for `use` must call it again.
  const code = search === '' ? null : use(filterCode());
  return useMemo(() => code?.flightsShown(logbook, search) ?? logbook.flights, [code, logbook, search]);
}
