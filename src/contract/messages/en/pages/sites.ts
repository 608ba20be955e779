import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';

/** Sites: list, map, page and form. */
export const SITES = {
  add: 'Add Site',
  edit: 'Edit Site',
  goToList: 'Go to sites',
  empty: 'You have no sites yet.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'site', 'sites')}`,
  unplaced: (count: number): string => plural(count, '1 site has no coordinates', `${count} sites have no coordinates`),
  deleteQuestion: 'References to this site will be deleted from all flight records',
  views: 'Sites as',
  list: 'List',
  map: 'Map',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'or use a map',
  addressPending: 'Looking up the address ...',
  addressFound: (credit: string): string => `Address: ${credit}`,
  addressFailed: (message: string): string => `The address could not be looked up: ${message}`,
};
