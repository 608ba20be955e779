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
  deleteQuestion: 'Das Fluggebiet wird gelöscht, auch aus allen Flügen; die Flüge bleiben',
  views: 'Fluggebiete als',
  list: 'Liste',
  map: 'Karte',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'oder per Karte',
  addressPending: 'Sucht die Adresse …',
  addressFound: (credit: string): string => `Adresse: ${credit}`,
  addressFailed: (message: string): string => `Die Adresse ließ sich nicht abrufen: ${message}`,
};

const GLIDERS: (typeof EN)['gliders'] = {
  add: 'Neuer Schirm',
  edit: 'Schirm bearbeiten',
  goToList: 'Zu den Schirmen',
  empty: 'Du hast noch keine Schirme.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Schirm', 'Schirme')}`,
  deleteQuestion: 'Der Schirm wird gelöscht, auch aus allen Flügen; die Flüge bleiben',
  usageBefore: `Nutzung vor ${PRODUCT_NAME}`,
  initialFlightNum: 'Frühere Flüge',
  totalFlights: 'Flüge gesamt',
  totalAirtime: 'Flugstunden',
};

export const ITEMS: typeof EN = { sites: SITES, gliders: GLIDERS };
