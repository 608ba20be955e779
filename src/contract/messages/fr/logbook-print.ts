import type { LOGBOOK_PRINT as EN } from '../en/logbook-print.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'vol', 'vols')}`;

export const LOGBOOK_PRINT: typeof EN = {
  title: 'Imprimer le carnet',
  logbook: 'Carnet de vol',
  extent: (count, pages) => `${flights(count)} sur ${NUMBERS.whole(pages)} ${plural(pages, 'page', 'pages')}`,
  appendixExtent: (pages) => `et ${NUMBERS.whole(pages)} ${plural(pages, 'page', 'pages')} d’annexe`,
  next: (number, page) => `La prochaine fois, reprenez au vol ${NUMBERS.whole(number)}, page ${NUMBERS.whole(page)}.`,
  none: 'Il n’y a aucun vol à imprimer.',
  toFlights: 'Vers les vols',
  rowsPerPage: 'Vols par page',
  start: 'Début de l’impression',
  fromNumber: 'À partir du vol numéro',
  firstPage: 'Numéro de la première page',
  wrongNumber: (least, most) => `Saisissez un nombre entier de ${NUMBERS.whole(least)} à ${NUMBERS.whole(most)}.`,
  columns: 'Colonnes',
  choices: {
    landing: 'Atterrissage (vide, à remplir)',
    heightDifference: 'Dénivelé (d’après les traces)',
    stamps: 'Tampons (vide)',
  },
  more: 'Imprimer aussi',
  statement: 'Déclaration et signature',
  appendix: 'Annexe avec les textes coupés',
  heads: {
    number: 'N°',
    landing: 'Atterrissage',
    heightDifference: 'Dénivelé',
    stamps: 'Tampon',
  },
  sums: { broughtForward: 'Report', thisPage: 'Cette page', carriedForward: 'À reporter' },
  declaration: 'Je déclare que les indications de cette page sont exactes.',
  placeAndDate: 'Lieu, date',
  signature: 'Signature',
  selection: (names) => `Seulement ${names}\u202f; totaux de ces vols`,
  cut: 'Les textes qui se terminent par … sont entiers en annexe.',
  appendixPage: (number) => `Annexe ${NUMBERS.whole(number)}`,
  entry: (number, day) => `Vol ${NUMBERS.whole(number)}, ${day}`,
};
