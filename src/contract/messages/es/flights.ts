import type { FLIGHTS as EN } from '../en/flights.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHTS: typeof EN = {
  add: 'Añadir vuelo',
  edit: 'Editar vuelo',
  goToList: 'Ir a los vuelos',
  search: 'Buscar vuelos',
  searchHint: 'Zona, vela, observaciones…',
  filters: 'Filtros',
  empty: 'Todavía no tienes vuelos.',
  loading: 'Cargando los vuelos',
  count: (count) => `${whole(count)} ${plural(count, 'vuelo', 'vuelos')}`,
  counted: (count) => plural(count, 'vuelo', 'vuelos'),
  countedOf: (all) => `de ${whole(all)} ${plural(all, 'vuelo', 'vuelos')}`,
  here: 'aquí',
  inAll: (amount) => `${amount} en total`,
};
