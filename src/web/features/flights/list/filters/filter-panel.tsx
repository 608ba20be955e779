import { useDeferredValue, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PAGES } from '#contract/pages/pages';
import { type FilterChoices, filterChoices } from '#domain/flight-filter/filter-choices';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { LOGBOOK_PRINT as logbookPrintTexts } from '#texts/logbook-print';
import { LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { filterSelects } from './filter-selects.ts';
import styles from './filters.module.css';
import { type FilteredLogbook, flightsFound } from './flights-shown.ts';
import { useListSearch } from './list-search.ts';
import { TagChoices } from './tag-choices.tsx';

interface FilterPanelProps {
  readonly logbook: FilteredLogbook;
  readonly filter: FlightFilter;
}

/** What flights can be filtered by, each choice with the number of flights that it shows; and a link to print them. */
export function FilterPanel({ logbook, filter }: FilterPanelProps) {
  const choices = useChoices(logbook, filter);
  const search = useListSearch();
  return (
    <div className={styles.panel}>
      <div className={styles.selects}>
        {filterSelects(choices, filter, logbook).map((select) => (
          <SelectField key={select.label} {...select} onChange={({ target }) => navigate(target.value)} />
        ))}
      </div>
      <TagChoices tags={choices.tags} chosen={filter.tags} />
      <div>
        <LinkButton href={PAGES.logbookPrint.path + search}>{logbookPrintTexts.title}</LinkButton>
      </div>
    </div>
  );
}

/** The choices, a moment after the typed words. */
function useChoices(logbook: FilteredLogbook, filter: FlightFilter): FilterChoices {
  const words = useDeferredValue(filter.words);
  const found = useMemo(() => flightsFound(logbook, words), [logbook, words]);
  return useMemo(() => filterChoices(found, filter), [found, filter]);
}
