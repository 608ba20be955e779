import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { MAX_NAME } from '#domain/text';
import { type Metres, metres } from '#domain/units';
import { groundAt, lineOf, placeAt, theirNumber } from './their-values.ts';
import { type Asked, ask, type ThirdParty } from './third-party.ts';

/** A takeoff site as the public database knows it. */
export interface KnownSite extends Coordinates {
  readonly name: string;
  /** Null when nobody has said. */
  readonly takeoffAltitude: Metres | null;
}

/** Beyond that many the pilot is better off with the map. */
const MOST_SITES = 50;

const COLLECTION = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) });

const FEATURE = v.object({
  properties: v.object({ name: v.string(), takeoff_altitude: v.optional(v.unknown()) }),
  geometry: v.object({ type: v.literal('Point'), coordinates: v.looseTuple([theirNumber, theirNumber]) }),
});

/** Takeoff sites around a place, some of them maybe beyond the radius. A site that makes no sense is left out. */
export function findSitesAround(
  database: ThirdParty,
  area: { readonly centre: Coordinates; readonly radiusKm: number },
  signal: AbortSignal,
): Promise<Asked<readonly KnownSite[]>> {
  const { centre, radiusKm } = area;
  const query = { lat: centre.lat, lng: centre.lng, distance: radiusKm, limit: MOST_SITES, style: 'detailled' };
  return ask(database, { path: 'getAroundLatLngSites.php', query }, { signal, read: readSites });
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
  const place = placeAt(lat, lng);
  const name = lineOf(properties.name, MAX_NAME);
  return place && name !== '' ? { ...place, name, takeoffAltitude: readAltitude(properties.takeoff_altitude) } : null;
}

/** '-1' stands for an altitude that is not known. */
function readAltitude(text: unknown): Metres | null {
  const parsed = v.safeParse(theirNumber, text);
  return parsed.success && parsed.output >= 0 ? groundAt(metres(parsed.output)) : null;
}
