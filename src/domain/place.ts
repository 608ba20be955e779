import { areDegrees } from './coordinates.ts';
import { EARTH_RADIUS_M } from './geo.ts';
import type { Problem } from './problem.ts';
import { MAX_LOCATION, problemsOfText } from './text.ts';
import { type DistanceUnit, distanceIn, type Metres, metres } from './units.ts';

/** No place on earth is further away than this: half way round it. */
export const MAX_SEARCH_RADIUS: Metres = metres(Math.PI * EARTH_RADIUS_M);

/** The problems of a place to look up, in bare numbers. */
export function problemsOfPlace(place: { readonly lat: number; readonly lng: number }): readonly Problem[] {
  return areDegrees(place.lat, place.lng) ? [] : [NOT_COORDINATES];
}

/** The problem of a text that should be a pair of coordinates, and is none. */
export const NOT_COORDINATES: Problem = { subject: 'place', field: 'coordinates', code: 'notCoordinates' };

/** The problems of how far to search for sites, the limit told in the pilot's unit. */
export function problemsOfSearchRadius(radius: Metres, unit: DistanceUnit): readonly Problem[] {
  if (!(radius > 0)) return [{ subject: 'place', field: 'dist', code: 'notNumber' }];
  if (radius <= MAX_SEARCH_RADIUS) return [];
  return [{ subject: 'place', field: 'dist', code: 'tooFar', max: Math.floor(distanceIn(MAX_SEARCH_RADIUS, unit)) }];
}

/** The problems of an address that was typed to be found on the map. */
export function problemsOfAddressQuery(query: string): readonly Problem[] {
  return problemsOfText(query, { subject: 'place', field: 'query', max: MAX_LOCATION, required: true });
}
