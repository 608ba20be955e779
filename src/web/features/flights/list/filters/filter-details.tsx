import { useMemo } from 'react';
import { activeFilters } from './active-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { type FilteredLogbook, filterOf } from './flights-shown.ts';
import { NoMatch } from './no-match.tsx';
import { FilterPanel } from './panel/filter-panel.tsx';

interface FilterDetailsProps {
  readonly logbook: FilteredLogbook;
  /** The search of the address. */
  readonly search: string;
  /** The panel is open. */
  readonly isOpen: boolean;
  /** No flight is left. */
  readonly isEmpty: boolean;
}

/** What is under the search field: the panel, what is chosen, and that nothing is left. */
export function FilterDetails({ logbook, search, isOpen, isEmpty }: FilterDetailsProps) {
  const filter = useMemo(() => filterOf(logbook, search), [logbook, search]);
  return (
    <>
      {isOpen && <FilterPanel logbook={logbook} filter={filter} />}
      <FilterChips chosen={activeFilters(filter, logbook)} />
      {isEmpty && <NoMatch />}
    </>
  );
}
