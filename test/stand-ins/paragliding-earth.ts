import { type Handler, type StandIn, sendJson, startStandIn } from './stand-in.ts';

/** A site of the stand-in; as in the real service, all values are strings. */
export interface StandInSite {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** '-1' for unknown. */
  readonly altitude?: string;
}

/** Known sites around Interlaken. */
export const STAND_IN_SITES: readonly StandInSite[] = [
  { name: 'Niesen', lat: 46.645, lng: 7.6517, altitude: '2330' },
  { name: 'Amisbühl', lat: 46.7017, lng: 7.8167, altitude: '1340' },
  { name: 'Luegibrüggli', lat: 46.7002, lng: 7.8009 },
];

/** Starts a stand-in for ParaglidingEarth, below `/api/geojson`. It returns all its sites, whatever the distance. */
export function startParaglidingEarth(sites: readonly StandInSite[] = STAND_IN_SITES): Promise<StandIn> {
  const handler: Handler = (url, response) => {
    if (url.pathname !== '/api/geojson/getAroundLatLngSites.php') return sendJson(response, 'no such page', 404);
    return sendJson(response, { type: 'FeatureCollection', features: sites.map(featureOf) });
  };
  return startStandIn(handler);
}

/** Returns a site as the real service does. */
export function featureOf(site: StandInSite, index = 0) {
  return {
    type: 'Feature',
    properties: {
      pge_site_id: String(index + 1),
      name: site.name,
      countryCode: 'ch',
      takeoff_altitude: site.altitude ?? '-1',
      takeoff_description: 'Meadow <b>above</b> the restaurant',
      N: '0',
      W: '2',
      paragliding: '1',
      pge_link: `https://www.paraglidingearth.com/?site=${index + 1}`,
      distance: '1.5',
    },
    geometry: { type: 'Point', coordinates: [site.lng, site.lat] },
  };
}
