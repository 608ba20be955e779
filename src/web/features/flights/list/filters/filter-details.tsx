import { useDeferredValue, useMemo, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type FilterChoices, filterChoices } from '#domain/flight-filter/filter-choices';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import { choose, clearFilter } from './change-filter.ts';
import { filterSelects } from './filter-selects.ts';
import { filterTexts } from './filter-texts.ts';
import styles from './filters.module.css';
import { type FilteredLogbook, filterOf, flightsFound } from './flights-shown.ts';
import { TagChoices } from './tag-choices.tsx';

interface FilterDetailsProps {
  readonly logbook: FilteredLogbook;
  /** The search of the address. */
  readonly search: string;
  /** The panel is open. */
  readonly isOpen: boolean;
  /** No flight is left. */
  readonly isEmpty: boolean;
}

/** The part below the search field: the panel, the chosen filters, and a note when no flight is left. */
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

/** The chosen filters; a click removes one. Nothing for words alone: their field can be cleared. */
function FilterChips({ chosen }: { readonly chosen: readonly ActiveFilter[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  /** The pressed chip goes: the focus goes on to the others, or to the page. */
  const takeBack = (without: Partial<FlightFilter>): void => {
    const next = chosen.length > 1 ? list.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
    choose(without);
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.chips} aria-label={filterTexts.active}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.actions.remove(name)}
            onClick={() => takeBack(without)}
          >
            <span>{name}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={clearFilter}>
          {filterTexts.clearAll}
        </button>
      </li>
    </ul>
  );
}

/** The list where its filter leaves no flight. */
function NoMatch() {
  return (
    <div className={styles.noMatch}>
      <Empty action={<Button onClick={clearFilter}>{filterTexts.clearAll}</Button>}>{filterTexts.noMatch}</Empty>
    </div>
  );
}

interface FilterPanelProps {
  readonly logbook: FilteredLogbook;
  readonly filter: FlightFilter;
}

/** What flights can be filtered by, each choice with the number of flights that it shows. */
function FilterPanel({ logbook, filter }: FilterPanelProps) {
  const choices = useChoices(logbook, filter);
  return (
    <div className={styles.panel}>
      <div className={styles.selects}>
        {filterSelects(choices, filter, logbook).map((select) => (
          <SelectField key={select.label} {...select} onChange={({ target }) => navigate(target.value)} />
        ))}
      </div>
      <TagChoices tags={choices.tags} chosen={filter.tags} />
    </div>
  );
}

/** The choices, a moment after what is typed. */
function useChoices(logbook: FilteredLogbook, filter: FlightFilter): FilterChoices {
  const words = useDeferredValue(filter.words);
  const found = useMemo(() => flightsFound(logbook, words), [logbook, words]);
  return useMemo(() => filterChoices(found, filter), [found, filter]);
}
