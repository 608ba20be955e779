import { PRODUCT_NAME } from '#contract/product';
import { NUMBERS, plural } from './formats.ts';

/** Sites: list, map, page and form. */
const SITES = {
  add: 'Add Site',
  edit: 'Edit Site',
  goToList: 'Go to sites',
  empty: 'You have no sites yet.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'site', 'sites')}`,
  /** Over the map, in one line: ≤ 34 letters. */
  unplaced: (count: number): string => plural(count, '1 site has no coordinates', `${count} sites have no coordinates`),
  deleteQuestion: 'References to this site will be deleted from all flight records',
  /** Name of the two links to the list and the map of sites, for screen readers. */
  views: 'Sites as',
  // Those links.
  list: 'List',
  map: 'Map',
  /** Stays as it is in all languages. */
  coordinatesExample: '38.8897°, -77.0089°',
  /** Behind the field of coordinates, a link: it opens a map. */
  useMap: 'or use a map',
  addressPending: 'Looking up the address ...',
  addressFound: (credit: string): string => `Address: ${credit}`,
  addressFailed: (message: string): string => `The address could not be looked up: ${message}`,
};

/** Gliders: list, page and form. */
const GLIDERS = {
  add: 'Add Glider',
  edit: 'Edit Glider',
  goToList: 'Go to gliders',
  empty: 'You have no gliders yet.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'glider', 'gliders')}`,
  deleteQuestion: 'References to this glider will be deleted from all flight records',
  usageBefore: `Glider usage before ${PRODUCT_NAME}`,
  /** Flown with the glider before. */
  initialFlightNum: 'Number of flights',
  totalFlights: 'Total flights',
  totalAirtime: 'Total airtime',
};

/** The captions of pages of gear and ground handling; the rest of their texts is in `gear.ts`. */
const GEAR = {
  name: 'Gear',
  add: 'Add gear',
  edit: 'Edit gear',
  goToList: 'Go to gear',
  empty: 'You have no gear yet.',
};
const HANDLINGS = {
  name: 'Ground handling',
  add: 'Add ground handling',
  edit: 'Edit ground handling',
  goToList: 'Go to gliders',
  empty: 'No ground handling is entered.',
};

/** The texts of items, which are loaded with their pages. */
export const ITEMS = { sites: SITES, gliders: GLIDERS, gear: GEAR, handlings: HANDLINGS };
