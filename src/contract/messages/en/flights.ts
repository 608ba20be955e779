import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

/** Flights: list, page and form. */
export const FLIGHTS = {
  add: 'Add Flight',
  edit: 'Edit Flight',
  goToList: 'Go to flights',
  search: 'Search flights',
  /** What the search finds, in its empty field. */
  searchHint: 'Site, glider, remarks, date …',
  filters: 'Filters',
  empty: 'You have no flights yet.',
  loading: 'Loading flights',
  count: (count: number): string => `${whole(count)} ${plural(count, 'flight', 'flights')}`,
  /** The noun after a count that is shown apart. */
  counted: (count: number): string => plural(count, 'flight', 'flights'),
  /** The same after a count of some of them: `of 340 flights`. */
  countedOf: (all: number): string => `of ${whole(all)} ${plural(all, 'flight', 'flights')}`,
  /** Beside a count of the logbook, where the pilot has flights from before: `3 here · 153 in all`. */
  here: 'here',
  inAll: 'in all',
};
