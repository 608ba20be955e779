import * as v from 'valibot';
import type { FoundPlace, LocationResponse } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import type { Language } from '#domain/languages';
import { MAX_LOCATION } from '#domain/text';
import {
  coordinatesAt,
  numericValue,
  requestJson,
  singleLine,
  type ThirdParty,
  type ThirdPartyResult,
} from './third-party.ts';

const MOST_PLACES = 5;
/** Villages and hamlets, no house numbers. */
const VILLAGE_ZOOM = 14;
const FORMAT = { format: 'jsonv2' };

/** A request to a geocoder. */
export interface Geocoding<Asked> {
  readonly asked: Asked;
  /** The language of the names of places and countries. */
  readonly language: Language;
}
const NO_ADDRESS_ERROR = 'Unable to geocode';
const COUNTRY_CODE = /^[a-z]{2}$/i;

const text = v.optional(v.string(), '');

const ADDRESS = v.object({
  display_name: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullish(v.string(), ''),
  address: v.optional(
    v.object({
      city: text,
      town: text,
      village: text,
      hamlet: text,
      state: text,
      county: text,
      country: text,
      country_code: text,
    }),
    {},
  ),
});

const NO_ADDRESS = v.object({ error: v.literal(NO_ADDRESS_ERROR) });
const PLACE = v.object({ display_name: v.pipe(v.string(), v.nonEmpty()), lat: numericValue, lon: numericValue });

/** Returns the address of a place; an empty one when there is none. */
export function findAddress(
  geocoder: ThirdParty,
  { asked: { lat, lng }, language }: Geocoding<Coordinates>,
  signal: AbortSignal,
): Promise<ThirdPartyResult<LocationResponse>> {
  const query = { ...FORMAT, 'accept-language': language, lat, lon: lng, zoom: VILLAGE_ZOOM, addressdetails: 1 };
  return requestJson(geocoder, { path: 'reverse', query }, { signal, read: readAddress });
}

/** Returns the places that match a typed address, without invalid ones. */
export function findPlaces(
  geocoder: ThirdParty,
  { asked, language }: Geocoding<string>,
  signal: AbortSignal,
): Promise<ThirdPartyResult<readonly FoundPlace[]>> {
  const query = { ...FORMAT, 'accept-language': language, q: asked, limit: MOST_PLACES };
  return requestJson(geocoder, { path: 'search', query }, { signal, read: readPlaces });
}

function readAddress(json: unknown): LocationResponse | null {
  if (v.safeParse(NO_ADDRESS, json).success) return { formatted: '' };
  const parsed = v.safeParse(ADDRESS, json);
  if (!parsed.success) return null;
  const { display_name, name, address } = parsed.output;
  const parts = {
    name: [name],
    city: [address.city, address.town, address.village, address.hamlet],
    region: [address.state, address.county],
    country: [address.country],
    countryCode: [COUNTRY_CODE.test(address.country_code) ? address.country_code.toUpperCase() : ''],
  };
  return { formatted: singleLine(display_name, MAX_LOCATION), ...nonEmptyParts(parts) };
}

/** Returns the first non-empty value of each part of an address; a part without any is left out. */
function nonEmptyParts(parts: Readonly<Record<string, readonly (string | null)[]>>): Readonly<Record<string, string>> {
  const lines = Object.entries(parts).map(([part, words]) => [part, firstOf(words)] as const);
  return Object.fromEntries(lines.filter(([, line]) => line !== ''));
}

function firstOf(words: readonly (string | null)[]): string {
  return words.map((word) => singleLine(word ?? '', MAX_LOCATION)).find((line) => line !== '') ?? '';
}

function readPlaces(json: unknown): readonly FoundPlace[] | null {
  if (!Array.isArray(json)) return null;
  return json
    .map(readPlace)
    .filter((place) => place !== null)
    .slice(0, MOST_PLACES);
}

function readPlace(found: unknown): FoundPlace | null {
  const parsed = v.safeParse(PLACE, found);
  if (!parsed.success) return null;
  const place = coordinatesAt(parsed.output.lat, parsed.output.lon);
  const formatted = singleLine(parsed.output.display_name, MAX_LOCATION);
  return place && formatted !== '' ? { formatted, ...place } : null;
}
