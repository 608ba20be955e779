import type { LOGBOOK_PRINT as EN } from '../en/logbook-print.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'volo', 'voli')}`;

export const LOGBOOK_PRINT: typeof EN = {
  title: 'Stampa il diario',
  logbook: 'Diario di volo',
  extent: (count, pages) => `${flights(count)} su ${NUMBERS.whole(pages)} ${plural(pages, 'pagina', 'pagine')}`,
  appendixExtent: (pages) => `e ${NUMBERS.whole(pages)} ${plural(pages, 'pagina', 'pagine')} di appendice`,
  next: (number, page) =>
    `La prossima volta continua dal volo ${NUMBERS.whole(number)} a pagina ${NUMBERS.whole(page)}.`,
  none: 'Non c’è nessun volo da stampare.',
  toFlights: 'Ai voli',
  rowsPerPage: 'Voli per pagina',
  start: 'Da dove comincia',
  fromNumber: 'Dal volo numero',
  firstPage: 'Numero della prima pagina',
  wrongNumber: (least, most) => `Inserisci un numero intero da ${NUMBERS.whole(least)} a ${NUMBERS.whole(most)}.`,
  columns: 'Colonne',
  choices: {
    landing: 'Atterraggio (vuoto, da compilare)',
    heightDifference: 'Dislivello (dalle tracce)',
    stamps: 'Timbri (vuoto)',
  },
  more: 'Stampa anche',
  statement: 'Dichiarazione e firma',
  appendix: 'Appendice con i testi tagliati',
  heads: {
    number: 'N.',
    landing: 'Atterraggio',
    heightDifference: 'Dislivello',
    stamps: 'Timbro',
  },
  sums: { broughtForward: 'Riporto', thisPage: 'Questa pagina', carriedForward: 'A riportare' },
  declaration: 'Dichiaro che i dati di questa pagina sono veri.',
  placeAndDate: 'Luogo, data',
  signature: 'Firma',
  selection: (names) => `Solo ${names}; totali di questi voli`,
  cut: 'I testi che finiscono con … sono interi nell’appendice.',
  appendixPage: (number) => `Appendice ${NUMBERS.whole(number)}`,
  entry: (number, day) => `Volo ${NUMBERS.whole(number)}, ${day}`,
};
