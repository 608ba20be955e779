import type { FLIGHTS as EN } from '../en/flights.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHTS: typeof EN = {
  add: 'Neuer Flug',
  edit: 'Flug bearbeiten',
  goToList: 'Zu den Flügen',
  search: 'Flüge suchen',
  searchHint: 'Fluggebiet, Schirm, Bemerkung …',
  filters: 'Filter',
  empty: 'Du hast noch keine Flüge.',
  loading: 'Flüge werden geladen',
  count: (count: number): string => `${whole(count)} ${plural(count, 'Flug', 'Flüge')}`,
  counted: (count: number): string => plural(count, 'Flug', 'Flüge'),
  countedOf: (all: number): string => `von ${whole(all)} ${plural(all, 'Flug', 'Flügen')}`,
  here: 'erfasst',
  inAll: (amount: string): string => `${amount} insgesamt`,
};
