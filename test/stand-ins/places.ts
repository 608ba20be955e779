import { startNominatim } from './nominatim.ts';
import { startOpenMeteo } from './open-meteo.ts';
import { startParaglidingEarth } from './paragliding-earth.ts';
import type { StandIn } from './stand-in.ts';

/** Stand-ins for all third parties that the server calls for places. */
export interface StandInPlaces {
  readonly sites: StandIn;
  readonly geocoder: StandIn;
  readonly elevation: StandIn;
  /** The settings that make a server use them. */
  readonly settings: Readonly<Record<'SITES_URL' | 'GEOCODER_URL' | 'ELEVATION_URL', string>>;
  readonly close: () => Promise<void>;
}

/** Starts all stand-ins. */
export async function startPlaces(): Promise<StandInPlaces> {
  const [sites, geocoder, elevation] = await Promise.all([startParaglidingEarth(), startNominatim(), startOpenMeteo()]);
  return {
    sites,
    geocoder,
    elevation,
    settings: {
      SITES_URL: `${sites.url}/api/geojson/`,
      GEOCODER_URL: geocoder.url,
      ELEVATION_URL: `${elevation.url}/v1/elevation`,
    },
    close: async () => {
      await Promise.all([sites.close(), geocoder.close(), elevation.close()]);
    },
  };
}
