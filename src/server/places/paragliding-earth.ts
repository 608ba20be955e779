import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { MAX_NAME } from '#domain/text';
import { degrees, type Metres, metres } from '#domain/units';
import {
  coordinatesAt,
  groundAltitude,
  numericValue,
  requestJson,
  singleLine,
  type ThirdParty,
  type ThirdPartyResult,
} from './third-party.ts';

/** A takeoff site of the public database. */
export const KNOWN_SITE = v.strictObject({
  name: v.string(),
  /** Null when unknown. */
  takeoffAltitude: v.nullable(v.pipe(v.number(), v.transform(metres))),
  lat: v.pipe(v.number(), v.transform(degrees)),
  lng: v.pipe(v.number(), v.transform(degrees)),
});
/** See {@link KNOWN_SITE}. */
export type KnownSite = v.InferOutput<typeof KNOWN_SITE>;

/** The most sites that are offered: for more, the map is of more use. */
const MOST_SITES = 50;

const COLLECTION = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) });

const FEATURE = v.object({
  properties: v.object({ name: v.string(), takeoff_altitude: v.optional(v.unknown()) }),
  geometry: v.object({ type: v.literal('Point'), coordinates: v.looseTuple([numericValue, numericValue]) }),
});

/** Returns takeoff sites around a place, without invalid ones; some may be beyond the radius. */
export function findSitesAround(
  database: ThirdParty,
  area: { readonly centre: Coordinates; readonly radiusKm: number },
  signal: AbortSignal,
): Promise<ThirdPartyResult<readonly KnownSite[]>> {
  const { centre, radiusKm } = area;
  const query = { lat: centre.lat, lng: centre.lng, distance: radiusKm, limit: MOST_SITES, style: 'detailled' };
  return requestJson(database, { path: 'getAroundLatLngSites.php', query }, { signal, read: readSites });
}

function readSites(json: unknown): readonly KnownSite[] | null {
  const collection = v.safeParse(COLLECTION, json);
  if (!collection.success) return null;
  const sites = collection.output.features.map(readSite).filter((site) => site !== null);
  return sites.slice(0, MOST_SITES);
}

function readSite(feature: unknown): KnownSite | null {
  const parsed = v.safeParse(FEATURE, feature);
  if (!parsed.success) return null;
  const { properties, geometry } = parsed.output;
  const [lng, lat] = geometry.coordinates;
  const place = coordinatesAt(lat, lng);
  const name = singleLine(properties.name, MAX_NAME);
  return place && name !== '' ? { ...place, name, takeoffAltitude: readAltitude(properties.takeoff_altitude) } : null;
}

/** '-1' stands for an unknown altitude. */
function readAltitude(text: unknown): Metres | null {
  const parsed = v.safeParse(numericValue, text);
  return parsed.success && parsed.output >= 0 ? groundAltitude(metres(parsed.output)) : null;
}
