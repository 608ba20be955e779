import { NUMBERS } from './formats.ts';

/** What all printed sheets share: those of the logbook, and others. */
export const PRINT = {
  /** Button: opens the browser's print. */
  print: 'Print',
  /** Label of the select of A4 and Letter. */
  paper: 'Paper',
  /** Label: the pilot's name as it is printed. */
  owner: 'Name',
  /** Label, and before the number on each sheet. */
  licence: 'Licence number',
  /** Below the fields of owner and licence. */
  notStored: 'For this print only: it is not stored.',
  page: (number: number): string => `Page ${NUMBERS.whole(number)}`,
};
