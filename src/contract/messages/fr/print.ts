import type { PRINT as EN } from '../en/print.ts';
import { NUMBERS } from './formats.ts';

export const PRINT: typeof EN = {
  print: 'Imprimer',
  paper: 'Papier',
  owner: 'Nom',
  licence: 'Numéro de licence',
  notStored: 'Pour cette impression seulement\u00a0: rien n’est enregistré.',
  page: (number) => `Page ${NUMBERS.whole(number)}`,
};
