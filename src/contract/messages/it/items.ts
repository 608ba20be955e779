import { PRODUCT_NAME } from '#contract/product';
import type { ITEMS as EN } from '../en/items.ts';
import { NUMBERS, plural } from './formats.ts';

const SITES: (typeof EN)['sites'] = {
  add: 'Aggiungi sito',
  edit: 'Modifica sito',
  goToList: 'Vai ai siti',
  empty: 'Non hai ancora siti.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'sito', 'siti')}`,
  unplaced: (count) => plural(count, '1 sito è senza coordinate', `${count} siti sono senza coordinate`),
  deleteQuestion: 'Eliminare questo sito? I voli restano, ma senza sito.',
  views: 'Siti come',
  list: 'Elenco',
  map: 'Mappa',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'o usa una mappa',
  addressPending: 'Ricerca dell’indirizzo…',
  addressFound: (credit) => `Indirizzo: ${credit}`,
  addressFailed: (message) => `Ricerca dell’indirizzo non riuscita: ${message}`,
};

const GLIDERS: (typeof EN)['gliders'] = {
  add: 'Aggiungi vela',
  edit: 'Modifica vela',
  goToList: 'Vai alle vele',
  empty: 'Non hai ancora vele.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'vela', 'vele')}`,
  deleteQuestion: 'Eliminare questa vela? I voli restano, ma senza vela.',
  usageBefore: `Uso della vela prima di ${PRODUCT_NAME}`,
  initialFlightNum: 'Numero di voli',
  totalFlights: 'Voli totali',
  totalAirtime: 'Ore di volo',
};

const GEAR: (typeof EN)['gear'] = {
  name: 'Attrezzatura',
  add: 'Aggiungi attrezzatura',
  edit: 'Modifica attrezzatura',
  goToList: 'Vai all’attrezzatura',
  empty: 'Non hai ancora inserito attrezzatura.',
};
const HANDLINGS: (typeof EN)['handlings'] = {
  name: 'Groundhandling',
  add: 'Aggiungi groundhandling',
  edit: 'Modifica groundhandling',
  goToList: 'Vai alle vele',
  empty: 'Nessun groundhandling inserito.',
};

export const ITEMS: typeof EN = { sites: SITES, gliders: GLIDERS, gear: GEAR, handlings: HANDLINGS };
