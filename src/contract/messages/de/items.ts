import { PRODUCT_NAME } from '#contract/product';
import type { ITEMS as EN } from '../en/items.ts';
import { NUMBERS, plural } from './formats.ts';

const SITES: (typeof EN)['sites'] = {
  add: 'Neues Fluggebiet',
  edit: 'Fluggebiet bearbeiten',
  goToList: 'Zu den Fluggebieten',
  empty: 'Du hast noch keine Fluggebiete.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Fluggebiet', 'Fluggebiete')}`,
  unplaced: (count: number): string =>
    plural(count, '1 Fluggebiet ohne Koordinaten', `${count} Fluggebiete ohne Koordinaten`),
  deleteQuestion: 'Fluggebiet löschen? Seine Flüge bleiben, aber ohne Fluggebiet.',
  views: 'Fluggebiete als',
  list: 'Liste',
  map: 'Karte',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'oder per Karte',
  addressPending: 'Adresse wird gesucht …',
  addressFound: (credit: string): string => `Adresse: ${credit}`,
  addressFailed: (message: string): string => `Die Adresse ließ sich nicht abrufen: ${message}`,
};

const GLIDERS: (typeof EN)['gliders'] = {
  add: 'Neuer Schirm',
  edit: 'Schirm bearbeiten',
  goToList: 'Zu den Schirmen',
  empty: 'Du hast noch keine Schirme.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Schirm', 'Schirme')}`,
  deleteQuestion: 'Schirm löschen? Seine Flüge bleiben, aber ohne Schirm.',
  usageBefore: `Nutzung vor ${PRODUCT_NAME}`,
  initialFlightNum: 'Frühere Flüge',
  totalFlights: 'Flüge gesamt',
  totalAirtime: 'Flugstunden',
};

const GEAR: (typeof EN)['gear'] = {
  name: 'Ausrüstung',
  add: 'Ausrüstung hinzufügen',
  edit: 'Ausrüstung bearbeiten',
  goToList: 'Zur Ausrüstung',
  empty: 'Du hast noch keine Ausrüstung eingetragen.',
};
const HANDLINGS: (typeof EN)['handlings'] = {
  name: 'Groundhandling',
  add: 'Groundhandling hinzufügen',
  edit: 'Groundhandling bearbeiten',
  goToList: 'Zu den Schirmen',
  empty: 'Kein Groundhandling eingetragen.',
};

export const ITEMS: typeof EN = { sites: SITES, gliders: GLIDERS, gear: GEAR, handlings: HANDLINGS };
