import { PRODUCT_NAME } from '#contract/product';
import type { ITEMS as EN } from '../en/items.ts';
import { NUMBERS, plural } from './formats.ts';

const SITES: (typeof EN)['sites'] = {
  add: 'Añadir zona',
  edit: 'Editar zona',
  goToList: 'Ir a las zonas',
  empty: 'Todavía no tienes zonas.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'zona', 'zonas')}`,
  unplaced: (count) => plural(count, '1 zona sin coordenadas', `${count} zonas sin coordenadas`),
  deleteQuestion: '¿Eliminar esta zona? Los vuelos se conservan, pero sin zona.',
  views: 'Vista de las zonas',
  list: 'Lista',
  map: 'Mapa',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'o usa un mapa',
  addressPending: 'Buscando la dirección…',
  addressFound: (credit) => `Dirección: ${credit}`,
  addressFailed: (message) => `No se ha podido buscar la dirección: ${message}`,
};

const GLIDERS: (typeof EN)['gliders'] = {
  add: 'Añadir vela',
  edit: 'Editar vela',
  goToList: 'Ir a las velas',
  empty: 'Todavía no tienes velas.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'vela', 'velas')}`,
  deleteQuestion: '¿Eliminar esta vela? Los vuelos se conservan, pero sin vela.',
  usageBefore: `Uso de la vela antes de ${PRODUCT_NAME}`,
  initialFlightNum: 'Número de vuelos',
  totalFlights: 'Vuelos en total',
  totalAirtime: 'Horas de vuelo',
};

const GEAR: (typeof EN)['gear'] = {
  name: 'Equipo',
  add: 'Añadir equipo',
  edit: 'Editar equipo',
  goToList: 'Ir al equipo',
  empty: 'Aún no tienes equipo.',
};
const HANDLINGS: (typeof EN)['handlings'] = {
  name: 'Campa',
  add: 'Añadir campa',
  edit: 'Editar campa',
  goToList: 'Ir a las velas',
  empty: 'No hay ninguna sesión de campa.',
};

export const ITEMS: typeof EN = { sites: SITES, gliders: GLIDERS, gear: GEAR, handlings: HANDLINGS };
