import type { LOGBOOK_PRINT as EN } from '../en/logbook-print.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Flug', 'Flüge')}`;

export const LOGBOOK_PRINT: typeof EN = {
  title: 'Flugbuch drucken',
  logbook: 'Flugbuch',
  extent: (count, pages) => `${flights(count)} auf ${NUMBERS.whole(pages)} ${plural(pages, 'Seite', 'Seiten')}`,
  appendixExtent: (pages) => `und ${NUMBERS.whole(pages)} ${plural(pages, 'Seite', 'Seiten')} Anhang`,
  next: (number, page) =>
    `Beim nächsten Mal ab Flug ${NUMBERS.whole(number)} auf Seite ${NUMBERS.whole(page)} weiterdrucken.`,
  none: 'Es gibt keinen Flug zu drucken.',
  toFlights: 'Zu den Flügen',
  rowsPerPage: 'Flüge pro Seite',
  start: 'Wo der Druck beginnt',
  fromNumber: 'Ab Flugnummer',
  firstPage: 'Erste Seitenzahl',
  wrongNumber: (least, most) => `Gib eine ganze Zahl von ${NUMBERS.whole(least)} bis ${NUMBERS.whole(most)} ein.`,
  columns: 'Spalten',
  choices: {
    landing: 'Landeplatz (leer, zum Eintragen)',
    heightDifference: 'Höhenunterschied (aus Tracks)',
    stamps: 'Stempel (leer)',
  },
  more: 'Außerdem drucken',
  statement: 'Erklärung und Unterschrift',
  appendix: 'Anhang mit gekürzten Texten',
  heads: {
    number: 'Nr.',
    landing: 'Landeplatz',
    heightDifference: 'Höhen\u00addifferenz',
    stamps: 'Stempel',
  },
  sums: { broughtForward: 'Übertrag', thisPage: 'Diese Seite', carriedForward: 'Gesamt' },
  declaration: 'Ich erkläre, dass die Angaben auf dieser Seite richtig sind.',
  placeAndDate: 'Ort, Datum',
  signature: 'Unterschrift',
  selection: (names) => `Nur ${names}; Summen dieser Flüge`,
  cut: 'Texte, die mit … enden, stehen ganz im Anhang.',
  appendixPage: (number) => `Anhang ${NUMBERS.whole(number)}`,
  entry: (number, day) => `Flug ${NUMBERS.whole(number)}, ${day}`,
};
