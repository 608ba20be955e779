import { lazy, Suspense, useEffect, useState } from 'react';
import { PAGES } from '#contract/pages/pages';
import { lastFlightList } from '#web/parts/item/page/last-flight-list.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { loadedFilterCode, loadFilterCode } from './filter-code.ts';
import styles from './flight-filter-bar.module.css';
import type { FilteredLogbook } from './flights-shown.ts';
import { useListSearch } from './search/list-search.ts';
import { SEARCH_FIELD_ID } from './search/search-field-id.ts';
import { useTypedWords } from './search/use-typed-words.ts';

const LaterDetails = lazy(async () => ({ default: (await loadFilterCode()).FilterDetails }));

interface FlightFilterBarProps {
  readonly logbook: FilteredLogbook;
  /** No flight is left. */
  readonly isEmpty: boolean;
}

/** Search and filters of the flight list; all of it is kept in the address. What they do is loaded when they are first used. */
export function FlightFilterBar({ logbook, isEmpty }: FlightFilterBarProps) {
  const search = useListSearch();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  // At once where the code is there: chips that come later would move a list that Back has scrolled.
  const [FilterDetails] = useState(() => loadedFilterCode()?.FilterDetails ?? LaterDetails);
  usePreparedSearch(logbook.flights, isUsed);
  useEffect(() => {
    lastFlightList.set(PAGES.flights.path + search);
  }, [search]);
  return (
    <>
      <form
        aria-label={texts.flights.search}
        className={styles.bar}
        onSubmit={(event) => event.preventDefault()}
        onFocus={() => setUsed(true)}
        onPointerEnter={() => setUsed(true)}
      >
        <SearchField words={new URLSearchParams(search).get('q') ?? ''} />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" />
          {texts.flights.filters}
        </Button>
      </form>
      {(isOpen || search !== '') && (
        <Suspense fallback={null}>
          <FilterDetails logbook={logbook} search={search} isOpen={isOpen} isEmpty={isEmpty} />
        </Suspense>
      )}
    </>
  );
}

/** Flights are prepared for the search as soon as the bar is touched: the first letter does not wait for them. */
function usePreparedSearch(flights: FilteredLogbook['flights'], isUsed: boolean): void {
  useEffect(() => {
    if (!isUsed) return undefined;
    const stopped = new AbortController();
    loadFilterCode()
      .then(({ prepareSearch }) => prepareSearch(flights, stopped.signal))
      .catch(() => undefined); // The first search or the panel loads it again, and reports a failure.
    return () => stopped.abort();
  }, [flights, isUsed]);
}

function SearchField({ words }: { readonly words: string }) {
  const { typed, type, finish } = useTypedWords(words);
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        id={SEARCH_FIELD_ID}
        type="search"
        className={styles.field}
        aria-label={texts.flights.search}
        placeholder={texts.flights.searchHint}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
          if (key === 'Escape') type('');
        }}
      />
    </div>
  );
}
