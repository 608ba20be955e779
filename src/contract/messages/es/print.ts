import type { PRINT as EN } from '../en/print.ts';
import { NUMBERS } from './formats.ts';

export const PRINT: typeof EN = {
  print: 'Imprimir',
  paper: 'Papel',
  owner: 'Nombre',
  licence: 'Número de licencia',
  notStored: 'Solo para esta impresión: no se guarda.',
  page: (number) => `Página ${NUMBERS.whole(number)}`,
};
