import type { LOGBOOK_PRINT as EN } from '../en/logbook-print.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'vuelo', 'vuelos')}`;

export const LOGBOOK_PRINT: typeof EN = {
  title: 'Imprimir el libro',
  logbook: 'Libro de vuelo',
  extent: (count, pages) => `${flights(count)} en ${NUMBERS.whole(pages)} ${plural(pages, 'página', 'páginas')}`,
  appendixExtent: (pages) => `y ${NUMBERS.whole(pages)} ${plural(pages, 'página', 'páginas')} de anexo`,
  next: (number, page) =>
    `La próxima vez, continúa desde el vuelo ${NUMBERS.whole(number)} en la página ${NUMBERS.whole(page)}.`,
  none: 'No hay ningún vuelo que imprimir.',
  toFlights: 'A los vuelos',
  rowsPerPage: 'Vuelos por página',
  start: 'Dónde empieza',
  fromNumber: 'Desde el vuelo número',
  firstPage: 'Número de la primera página',
  wrongNumber: (least, most) => `Introduce un número entero de ${NUMBERS.whole(least)} a ${NUMBERS.whole(most)}.`,
  columns: 'Columnas',
  choices: {
    landing: 'Aterrizaje (en blanco, para rellenar)',
    heightDifference: 'Desnivel (de los tracks)',
    stamps: 'Sellos (en blanco)',
  },
  more: 'Imprimir también',
  statement: 'Declaración y firma',
  appendix: 'Anexo con los textos cortados',
  heads: {
    number: 'N.º',
    landing: 'Aterrizaje',
    heightDifference: 'Desnivel',
    stamps: 'Sello',
  },
  sums: { broughtForward: 'Suma anterior', thisPage: 'Esta página', carriedForward: 'Suma y sigue' },
  declaration: 'Declaro que los datos de esta página son ciertos.',
  placeAndDate: 'Lugar, fecha',
  signature: 'Firma',
  selection: (names) => `Solo ${names}; totales de estos vuelos`,
  cut: 'Los textos que terminan en … están completos en el anexo.',
  appendixPage: (number) => `Anexo ${NUMBERS.whole(number)}`,
  entry: (number, day) => `Vuelo ${NUMBERS.whole(number)}, ${day}`,
};
