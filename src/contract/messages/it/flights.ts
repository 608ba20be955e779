import type { FLIGHTS as EN } from '../en/flights.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHTS: typeof EN = {
  add: 'Aggiungi volo',
  edit: 'Modifica volo',
  goToList: 'Vai ai voli',
  search: 'Cerca voli',
  searchHint: 'Sito, vela, note, data…',
  filters: 'Filtri',
  empty: 'Non hai ancora voli.',
  loading: 'Caricamento dei voli',
  count: (count) => `${whole(count)} ${plural(count, 'volo', 'voli')}`,
  counted: (count) => plural(count, 'volo', 'voli'),
  countedOf: (all) => `su ${whole(all)} ${plural(all, 'volo', 'voli')}`,
  here: 'nel diario',
  inAll: (amount) => `${amount} in tutto`,
};
