/** Names of the pilot's units, and their symbols by quantity. */
export const UNITS = {
  names: { meters: 'meters', feet: 'feet', kilometers: 'kilometers', miles: 'miles' },
  altitude: { meters: 'm', feet: 'ft' },
  climb: { meters: 'm/s', feet: 'ft/min' },
  distance: { kilometers: 'km', miles: 'mi' },
};
