import { FLIGHTS } from './flights.ts';
import { NUMBERS } from './formats.ts';

/** The flights of one site or glider: columns of its list, and parts of its page. */
export const ITEM_PAGES = {
  lastFlown: 'Last flown',
  noFlights: 'No flights yet.',
  /** Behind the number of flights. */
  inclThisYear: (count: number): string => `, incl. this year: ${NUMBERS.whole(count)}`,
  allFlights: (count: number): string => `All ${FLIGHTS.count(count)}`,
  /** Caption of the button that opens the figures of a chart as a table. */
  table: 'Table',
  /** The best flights of a site or glider. */
  records: 'Records',
  // Of a flight: by airtime, altitude, distance.
  longest: 'Longest',
  highest: 'Highest',
  farthest: 'Farthest',
  /** Months by years. */
  rhythm: 'Flights by month',
  /** Head of the last column: the flights of all months. ≤ 6 letters. */
  total: 'Total',
  allYears: (count: number): string => `All ${count} years`,
  fewerYears: 'Fewer years',
  /** Name of a cell of the table of months: `May 2025: 3 flights`. */
  month: (month: string, year: number, count: number): string => `${month} ${year}: ${FLIGHTS.count(count)}`,
  year: (year: number, count: number): string => `${year}: ${FLIGHTS.count(count)}`,
};
