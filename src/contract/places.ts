import * as v from 'valibot';
import type { Degrees, Metres } from '#domain/units';
import { get } from './endpoint.ts';

/** A takeoff site of the public database, as a GeoJSON feature. */
export interface SiteProposal {
  readonly type: 'Feature';
  readonly properties: {
    readonly name: string;
    /** Null when unknown. */
    readonly takeoff_altitude: Metres | null;
    /** Distance from the requested coordinates. */
    readonly distance: Metres;
  };
  readonly geometry: {
    readonly type: 'Point';
    /** Longitude first, as GeoJSON has it. */
    readonly coordinates: readonly [lng: Degrees, lat: Degrees];
  };
}

/** The sites within the radius, nearest first; may be empty. */
export interface SiteProposalResponse {
  readonly type: 'FeatureCollection';
  readonly features: readonly SiteProposal[];
}

/** The address of a place. Unknown parts are absent. */
export interface LocationResponse {
  /** The whole address in one line; empty where there is none, at sea for example. */
  readonly formatted: string;
  readonly name?: string;
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
  /** ISO 3166-1 alpha-2: `CH`. */
  readonly countryCode?: string;
}

/** A place found by its address. */
export interface FoundPlace {
  readonly formatted: string;
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** Ground elevation. */
export interface ElevationResponse {
  /** Null when unknown. */
  readonly elevation: Metres | null;
}

/** Maximum length of a number's text. */
const MAX_DIGITS = 32;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number, or its text: query parameters are texts. */
const number = v.union([v.number(), v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(NUMBER), v.transform(Number))]);

/** Known takeoff sites around a place, from a public database. `dist` is the radius in the pilot's distance unit. */
export const siteProposal = get<SiteProposalResponse>()('/api/site-proposal', {
  access: 'pilot',
  query: v.strictObject({ lat: number, lng: number, dist: number }),
});

/** The address of `lat,lng`. */
export const location = get<LocationResponse>()('/api/location', {
  access: 'pilot',
  query: v.strictObject({ latLngString: v.string() }),
});

/** Places matching a typed address: at most five, best match first. */
export const geocode = get<readonly FoundPlace[]>()('/api/geocode', {
  access: 'pilot',
  query: v.strictObject({ query: v.string() }),
});

/** Ground elevation at a place. */
export const elevation = get<ElevationResponse>()('/api/elevation', {
  access: 'pilot',
  query: v.strictObject({ lat: number, lng: number }),
});
