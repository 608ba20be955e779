import * as v from 'valibot';
import { degrees, metres } from '#domain/units';
import { get, list, post } from '../endpoint.ts';
import { MAX_PLACES, place } from './timezones.ts';

/** Maximum length of a number's text. */
const MAX_DIGITS = 32;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** Schema of a number, or its text: query parameters are texts. */
export const numberOrText = v.union([
  v.number(),
  v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(NUMBER), v.transform(Number)),
]);

const metresValue = v.pipe(v.number(), v.transform(metres));
const degreesValue = v.pipe(v.number(), v.transform(degrees));

/** A takeoff site of the public database, as a GeoJSON feature. */
const siteFeature = v.strictObject({
  type: v.literal('Feature'),
  properties: v.strictObject({
    name: v.string(),
    /** Null when unknown. */
    takeoff_altitude: v.nullable(metresValue),
    /** Distance from the requested coordinates. */
    distance: metresValue,
  }),
  geometry: v.strictObject({
    type: v.literal('Point'),
    /** Longitude first, as GeoJSON has it. */
    coordinates: v.pipe(v.strictTuple([degreesValue, degreesValue]), v.readonly()),
  }),
});
export type SiteProposal = v.InferOutput<typeof siteFeature>;

const siteProposals = v.strictObject({ type: v.literal('FeatureCollection'), features: list(siteFeature) });
/** The sites within the radius, nearest first; may be empty. */
export type SiteProposalResponse = v.InferOutput<typeof siteProposals>;

const address = v.strictObject({
  /** The whole address in one line; empty when there is none, at sea for example. */
  formatted: v.string(),
  name: v.exactOptional(v.string()),
  city: v.exactOptional(v.string()),
  region: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  /** ISO 3166-1 alpha-2: `CH`. */
  countryCode: v.exactOptional(v.string()),
});
/** The address of a place. Unknown parts are absent. */
export type LocationResponse = v.InferOutput<typeof address>;

const foundPlace = v.strictObject({ formatted: v.string(), lat: degreesValue, lng: degreesValue });
/** A place found by its address. */
export type FoundPlace = v.InferOutput<typeof foundPlace>;

const groundElevation = v.strictObject({
  /** Null when unknown. */
  elevation: v.nullable(metresValue),
});
export type ElevationResponse = v.InferOutput<typeof groundElevation>;

/** Known takeoff sites around a place, from a public database. `dist` is the radius in the pilot's distance unit. */
export const siteProposal = get('/api/site-proposal', {
  access: 'pilot',
  response: siteProposals,
  query: v.strictObject({ lat: numberOrText, lng: numberOrText, dist: numberOrText }),
});

/** The address of `lat,lng`. */
export const location = get('/api/location', {
  access: 'pilot',
  response: address,
  query: v.strictObject({ latLngString: v.string() }),
});

/** Places matching a typed address: at most five, best match first. */
export const geocode = get('/api/geocode', {
  access: 'pilot',
  response: list(foundPlace),
  query: v.strictObject({ query: v.string() }),
});

/** Ground elevation at a place. */
export const elevation = get('/api/elevation', {
  access: 'pilot',
  response: groundElevation,
  query: v.strictObject({ lat: numberOrText, lng: numberOrText }),
});

const nearPlace = v.strictObject({
  /** A city, town or village of at least 1,000 inhabitants. */
  name: v.string(),
  /** Metres from the place that was asked for. */
  distance: v.number(),
});

/** The nearest city, town or village of many places, in their order, from the list shipped with the server. */
export const nearestPlaces = post('/api/nearest-places', {
  access: 'pilot',
  body: v.strictObject({ places: v.pipe(v.array(place), v.maxLength(MAX_PLACES)) }),
  response: v.strictObject({ places: list(nearPlace) }),
});
