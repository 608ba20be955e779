import * as v from 'valibot';
import { list, post } from '../endpoint.ts';
import { MAX_PLACES, place } from './timezones.ts';

const nearPlace = v.strictObject({
  /** A city, town or village of at least 1,000 inhabitants. */
  name: v.string(),
  /** Metres from the place that was asked for. */
  distance: v.number(),
});

/** The nearest city, town or village of many places, each a latitude and a longitude, in their order; from the list shipped with the server. */
export const nearestPlaces = post('/api/nearest-places', {
  access: 'pilot',
  body: v.strictObject({ places: v.pipe(v.array(place), v.maxLength(MAX_PLACES)) }),
  response: v.strictObject({ places: list(nearPlace) }),
});
