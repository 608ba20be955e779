import type { ITEM_PAGES as EN } from '../en/item-pages.ts';
import { FLIGHTS } from './flights.ts';
import { NUMBERS, plural } from './formats.ts';

export const ITEM_PAGES: typeof EN = {
  lastFlown: 'Último vuelo',
  noFlights: 'Todavía sin vuelos.',
  inclThisYear: (count) => `, este año: ${NUMBERS.whole(count)}`,
  allFlights: (count) => plural(count, 'Ver 1 vuelo', `Ver los ${FLIGHTS.count(count)}`),
  table: 'Tabla',
  records: 'Récords',
  longest: 'Más tiempo',
  highest: 'Más alto',
  farthest: 'Más lejos',
  rhythm: 'Vuelos por mes',
  total: 'Total',
  allYears: (count) => `Ver los ${count} años`,
  fewerYears: 'Menos años',
  month: (month, year, count) => `${month} ${year}: ${FLIGHTS.count(count)}`,
  year: (year, count) => `${year}: ${FLIGHTS.count(count)}`,
};
