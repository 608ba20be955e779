import { navigate } from 'wouter/use-browser-location';
import { filterIn, MAX_WORDS, pathToFlights } from '#contract/pages/flight-list-address';
import { type FlightFilter, NO_FILTER } from '#domain/flight-filter/flight-filter';
import { fitText } from '#domain/text';
import { isAtList } from './list-search.ts';

/** Adds a choice to the filter, or takes one back: a step that Back undoes. */
export function choose(change: Partial<FlightFilter>): void {
  navigate(pathToFlights({ ...filterIn(window.location.search), ...change }));
}

/** Searches for words: in place of those before, so that Back does not take letter by letter. */
export function searchFor(typed: string): void {
  const filter = filterIn(window.location.search);
  const words = fitText(typed, MAX_WORDS);
  if (!isAtList() || words === filter.words) return; // The list is being left, or shows them already.
  navigate(pathToFlights({ ...filter, words }), { replace: true });
}

/** Shows all flights again. The pressed button goes with the filter: the focus goes on to the page. */
export function clearFilter(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  choose(NO_FILTER);
}
