import { lazy, useMemo, useRef } from 'react';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { isolated } from '#domain/isolated';
import { FLIGHT_FILTERS as filterTexts } from '#texts/flight-filters';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import { choose, clearFilter } from './change-filter.ts';
import styles from './filters.module.css';
import { type FilteredLogbook, filterOf } from './flights-shown.ts';

/** Most visits of the list do without it. */
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

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
      {isOpen && (
        <OptionalNotice>
          <FilterPanel logbook={logbook} filter={filter} />
        </OptionalNotice>
      )}
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
            aria-label={texts.actions.remove(isolated(name))}
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
