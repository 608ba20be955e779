import type { PRINT as EN } from '../en/print.ts';
import { NUMBERS } from './formats.ts';

export const PRINT: typeof EN = {
  print: 'Stampa',
  paper: 'Carta',
  owner: 'Nome',
  licence: 'Numero di licenza',
  notStored: 'Solo per questa stampa: non viene salvato.',
  page: (number) => `Pagina ${NUMBERS.whole(number)}`,
};
