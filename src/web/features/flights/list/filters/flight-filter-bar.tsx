import { useEffect, useState } from 'react';
import { PAGES } from '#contract/pages/pages';
import { lastFlightList } from '#web/parts/item/page/last-flight-list.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FilterDetails } from './filter-details.tsx';
import styles from './flight-filter-bar.module.css';
import type { FilteredLogbook } from './flights-shown.ts';
import { SEARCH_FIELD_ID, useListSearch } from './list-search.ts';
import { prepareSearch } from './search-texts.ts';
import { useTypedWords } from './use-typed-words.ts';

interface FlightFilterBarProps {
  readonly logbook: FilteredLogbook;
  /** No flight is left. */
  readonly isEmpty: boolean;
}

/** Search and filters of the flight list; all of it is kept in the address. */
export function FlightFilterBar({ logbook, isEmpty }: FlightFilterBarProps) {
  const search = useListSearch();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
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
        <FilterDetails logbook={logbook} search={search} isOpen={isOpen} isEmpty={isEmpty} />
      )}
    </>
  );
}

/** Flights are prepared for the search as soon as the bar is touched: the first letter does not wait for them. */
function usePreparedSearch(flights: FilteredLogbook['flights'], isUsed: boolean): void {
  useEffect(() => {
    if (!isUsed) return undefined;
    const stopped = new AbortController();
    prepareSearch(flights, stopped.signal);
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
