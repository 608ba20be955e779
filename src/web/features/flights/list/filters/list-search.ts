import { useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { pageOf } from '#contract/pages/pages';

/** Returns whether the address is the flight list's: a list that is being left is still shown for a moment. */
export function isAtList(): boolean {
  return pageOf(window.location.pathname) === 'flights';
}

/** Returns the search of the list's address, which stays while the list is being left. */
export function useListSearch(): string {
  const held = useRef(window.location.search);
  return useLocationProperty(() => {
    if (isAtList()) held.current = window.location.search;
    return held.current;
  });
}

/** The id of the search field of the flight list: the key `/` moves the focus there. */
export const SEARCH_FIELD_ID = 'search-flights';
