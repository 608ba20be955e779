import type { Isolated } from '#domain/isolated';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'flight', 'flights')}`;

/** The printed logbook: its page, and what stands on its sheets. */
export const LOGBOOK_PRINT = {
  /** Title of the page. */
  title: 'Print logbook',
  /** Title of each sheet. */
  logbook: 'Logbook',
  /** `620 flights on 31 pages`. */
  extent: (count: number, pages: number): string =>
    `${flights(count)} on ${NUMBERS.whole(pages)} ${plural(pages, 'page', 'pages')}`,
  /** Behind it: pages of the appendix. */
  appendixExtent: (pages: number): string =>
    `and ${NUMBERS.whole(pages)} ${plural(pages, 'page', 'pages')} of the appendix`,
  /** Where the next print begins. */
  next: (number: number, page: number): string =>
    `Next time, continue from flight ${NUMBERS.whole(number)} on page ${NUMBERS.whole(page)}.`,
  none: 'There is no flight to print.',
  /** Link to the list. */
  toFlights: 'To the flights',
  rowsPerPage: 'Flights per page',
  /** Heading of the fields that say where the print begins. */
  start: 'Where it begins',
  fromNumber: 'From flight number',
  firstPage: 'First page number',
  /** Under either field. */
  wrongNumber: (least: number, most: number): string =>
    `Enter a whole number from ${NUMBERS.whole(least)} to ${NUMBERS.whole(most)}.`,
  /** Heading of the checkboxes: what each sheet has. */
  columns: 'Columns',
  /** Checkboxes, with what is not obvious. */
  choices: {
    landing: 'Landing (blank, to write in)',
    heightDifference: 'Height difference (from tracks)',
    stamps: 'Stamps (blank)',
  },
  /** Heading of the checkboxes below. */
  more: 'Also print',
  statement: 'Statement and signature',
  appendix: 'Appendix with texts that are cut off',
  /** Heads of columns: short, in at most two lines; a unit follows some. */
  heads: {
    number: 'No.',
    landing: 'Landing',
    heightDifference: 'Height difference',
    stamps: 'Stamp',
  },
  /** Rows at the foot of a sheet. */
  sums: { broughtForward: 'Brought forward', thisPage: 'This page', carriedForward: 'Carried forward' },
  /** What the pilot signs. */
  declaration: 'I declare that the entries on this page are true.',
  placeAndDate: 'Place, date',
  signature: 'Signature',
  /** Below the title of a sheet that has some of the flights; the names are those of the filter. */
  selection: (names: Isolated): string => `Only ${names}; totals of these flights`,
  /** At the foot of a sheet. */
  cut: 'Texts that end with … are whole in the appendix.',
  /** Title of a page of the appendix. */
  appendixPage: (number: number): string => `Appendix ${NUMBERS.whole(number)}`,
  /** Head of an entry of the appendix. */
  entry: (number: number, day: string): string => `Flight ${NUMBERS.whole(number)}, ${day}`,
};
