import { useEffect, useRef, useState } from 'react';
import { PAGES } from '#contract/pages/pages';
import { lastFlightList } from '#web/parts/item/page/last-flight-list.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { searchFor } from './change-filter.ts';
import { FilterDetails } from './filter-details.tsx';
import styles from './flight-filter-bar.module.css';
import type { FilteredLogbook } from './flights-shown.ts';
import { SEARCH_FIELD_ID, useListSearch } from './list-search.ts';
import { prepareSearch } from './search-texts.ts';

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

/** Browsers refuse an address that changes with every letter: Safari after a hundred within half a minute. */
const PAUSE_MS = 150;

/** The words typed into the search field; the address follows at the next pause. */
interface TypedWords {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Searches at once. */
  readonly finish: () => void;
}

/** Returns what is typed, beginning with the words of the address, and those again when they change by other means. */
export function useTypedWords(words: string): TypedWords {
  const [typed, setTyped] = useState(words);
  const searched = useRef(words);
  useEffect(() => {
    if (words === searched.current) return;
    searched.current = words;
    setTyped(words);
  }, [words]);
  const finish = (): void => {
    const next = typed.trim();
    if (next === searched.current) return;
    searched.current = next;
    searchFor(next);
  };
  useEffect(() => {
    const timer = setTimeout(finish, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, type: setTyped, finish };
}
