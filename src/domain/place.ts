import { areDegrees } from './coordinates.ts';
import { EARTH_RADIUS_M } from './geo.ts';
import { type Problem, problemsIn } from './problem.ts';
import { MAX_LOCATION, problemsOfText } from './text.ts';
import { type DistanceUnit, distanceIn, type Metres, metres } from './units.ts';

/** The largest distance of two places on earth: half way round it. */
export const MAX_SEARCH_RADIUS: Metres = metres(Math.PI * EARTH_RADIUS_M);

/** Returns the problems of the coordinates of a place to look up. */
export function problemsOfPlace(place: { readonly lat: number; readonly lng: number }): readonly Problem[] {
  return areDegrees(place.lat, place.lng) ? [] : [NOT_COORDINATES];
}

/** The problem of a text that is not a pair of coordinates. */
export const NOT_COORDINATES: Problem = { subject: 'place', field: 'coordinates', code: 'notCoordinates' };

/** Returns the problems of a search radius; the limit is reported in the pilot's unit. */
export function problemsOfSearchRadius(radius: Metres, unit: DistanceUnit): readonly Problem[] {
  if (!(radius > 0)) return [{ subject: 'place', field: 'dist', code: 'notNumber' }];
  if (radius <= MAX_SEARCH_RADIUS) return [];
  return [{ subject: 'place', field: 'dist', code: 'tooFar', max: Math.floor(distanceIn(MAX_SEARCH_RADIUS, unit)) }];
}

/** Returns the problems of an address typed to be found on the map. */
export function problemsOfAddressQuery(query: string): readonly Problem[] {
  return problemsIn(
    { subject: 'place', field: 'query' },
    problemsOfText(query, { max: MAX_LOCATION, required: true, lines: 'one' }),
  );
}
