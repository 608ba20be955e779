import * as v from 'valibot';
import type { Degrees, Metres } from '#domain/units';
import { get } from './endpoint.ts';

/** A takeoff site that the public database knows near the coordinates, as a feature of GeoJSON. */
export interface SiteProposal {
  readonly type: 'Feature';
  readonly properties: {
    readonly name: string;
    /** Null when nobody has said. */
    readonly takeoff_altitude: Metres | null;
    /** How far the site is from the coordinates that were asked for. */
    readonly distance: Metres;
  };
  readonly geometry: {
    readonly type: 'Point';
    /** Longitude first, as GeoJSON has it. */
    readonly coordinates: readonly [lng: Degrees, lat: Degrees];
  };
}

/** The sites within the radius, the nearest first; none is an answer, too. */
export interface SiteProposalAnswer {
  readonly type: 'FeatureCollection';
  readonly features: readonly SiteProposal[];
}

/** The address of a place. What is not known is left out. */
export interface LocationAnswer {
  /** The whole address in one line; empty where there is none, at sea, say. */
  readonly formatted: string;
  readonly name?: string;
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
  /** Two capitals: `CH`. */
  readonly countryCode?: string;
}

/** A place found by its address. */
export interface FoundPlace {
  readonly formatted: string;
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** How high the ground is. */
export interface ElevationAnswer {
  /** Null when it is not known. */
  readonly elevation: Metres | null;
}

/** The longest text that a number is read from. */
const MAX_DIGITS = 32;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number, or the text of one: queries carry texts. */
const number = v.union([v.number(), v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(NUMBER), v.transform(Number))]);

/** Known takeoff sites around a place, from a public database. `dist` is the radius in the pilot's distance unit. */
export const siteProposal = get<SiteProposalAnswer>()('/api/site-proposal', {
  access: 'pilot',
  query: v.strictObject({ lat: number, lng: number, dist: number }),
});

/** The address of `lat,lng`. */
export const location = get<LocationAnswer>()('/api/location', {
  access: 'pilot',
  query: v.strictObject({ latLngString: v.string() }),
});

/** The places that an address, as typed, may mean: at most five, the likeliest first. */
export const geocode = get<readonly FoundPlace[]>()('/api/geocode', {
  access: 'pilot',
  query: v.strictObject({ query: v.string() }),
});

/** How high the ground is at a place. */
export const elevation = get<ElevationAnswer>()('/api/elevation', {
  access: 'pilot',
  query: v.strictObject({ lat: number, lng: number }),
});
