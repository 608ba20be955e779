import type { ITEM_PAGES as EN } from '../en/item-pages.ts';
import { FLIGHTS } from './flights.ts';
import { NUMBERS } from './formats.ts';

export const ITEM_PAGES: typeof EN = {
  lastFlown: 'Ultimo volo',
  noFlights: 'Ancora nessun volo.',
  inclThisYear: (count) => `, di cui quest’anno: ${NUMBERS.whole(count)}`,
  allFlights: (count) => `Tutti i voli (${NUMBERS.whole(count)})`,
  table: 'Tabella',
  records: 'Record',
  longest: 'Più lungo',
  highest: 'Più alto',
  farthest: 'Più lontano',
  rhythm: 'Voli per mese',
  total: 'Totale',
  allYears: (count) => `Tutti gli anni (${count})`,
  fewerYears: 'Meno anni',
  month: (month, year, count) => `${month} ${year}: ${FLIGHTS.count(count)}`,
  year: (year, count) => `${year}: ${FLIGHTS.count(count)}`,
};
