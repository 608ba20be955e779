import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

/** Flights: list, page and form. */
export const FLIGHTS = {
  /** Title of the form, and buttons that lead to it. */
  add: 'Add Flight',
  /** Title of the form. */
  edit: 'Edit Flight',
  goToList: 'Go to flights',
  search: 'Search flights',
  /** What the search finds, in its empty field: ≤ 32 letters. */
  searchHint: 'Site, glider, remarks, date …',
  /** Button that opens the filters. */
  filters: 'Filters',
  empty: 'You have no flights yet.',
  loading: 'Loading flights',
  count: (count: number): string => `${whole(count)} ${plural(count, 'flight', 'flights')}`,
  /** The noun after a count that is shown apart, bold and before it. */
  counted: (count: number): string => plural(count, 'flight', 'flights'),
  /** Instead of it after a count of some of them: `of 340 flights`, as in `12 of 340 flights`. */
  countedOf: (all: number): string => `of ${whole(all)} ${plural(all, 'flight', 'flights')}`,
  /** Beside a count of the logbook, where the pilot has flights from before: `3 here · 153 in all`. */
  here: 'here',
  /** The amount is an airtime, a number, or a number with its noun. */
  inAll: (amount: string): string => `${amount} in all`,
};
