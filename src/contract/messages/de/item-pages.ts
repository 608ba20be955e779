import type { ITEM_PAGES as EN } from '../en/item-pages.ts';
import { FLIGHTS } from './flights.ts';
import { NUMBERS, plural } from './formats.ts';

export const ITEM_PAGES: typeof EN = {
  lastFlown: 'Zuletzt geflogen',
  noFlights: 'Noch keine Flüge.',
  inclThisYear: (count) => `, davon ${NUMBERS.whole(count)} dieses\u00a0Jahr`,
  allFlights: (count) => plural(count, '1 Flug anzeigen', `Alle ${FLIGHTS.count(count)}`),
  table: 'Tabelle',
  records: 'Rekorde',
  longest: 'Längster',
  highest: 'Höchster',
  farthest: 'Weitester',
  rhythm: 'Flüge nach Monat',
  total: 'Summe',
  allYears: (count) => `Alle ${count} Jahre`,
  fewerYears: 'Weniger Jahre',
  month: (month, year, count) => `${month} ${year}: ${FLIGHTS.count(count)}`,
  year: (year, count) => `${year}: ${FLIGHTS.count(count)}`,
};
