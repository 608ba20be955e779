import type { PRINT as EN } from '../en/print.ts';
import { NUMBERS } from './formats.ts';

export const PRINT: typeof EN = {
  print: 'Drucken',
  paper: 'Papier',
  owner: 'Name',
  licence: 'Lizenznummer',
  notStored: 'Nur für diesen Druck: Es wird nicht gespeichert.',
  page: (number) => `Seite ${NUMBERS.whole(number)}`,
};
