import type { ITEM_PAGES as EN } from '../en/item-pages.ts';
import { FLIGHTS } from './flights.ts';
import { NUMBERS } from './formats.ts';

export const ITEM_PAGES: typeof EN = {
  lastFlown: 'Dernier vol',
  noFlights: 'Pas encore de vol.',
  inclThisYear: (count) => `, dont ${NUMBERS.whole(count)} cette année`,
  allFlights: (count) => `Tous les vols (${NUMBERS.whole(count)})`,
  table: 'Tableau',
  records: 'Records',
  longest: 'Le plus long',
  highest: 'Le plus haut',
  farthest: 'Le plus loin',
  rhythm: 'Vols par mois',
  total: 'Total',
  allYears: (count) => `Toutes les années (${count})`,
  fewerYears: 'Moins d’années',
  month: (month, year, count) => `${month} ${year}\u00a0: ${FLIGHTS.count(count)}`,
  year: (year, count) => `${year}\u00a0: ${FLIGHTS.count(count)}`,
};
