import { location, siteProposal } from '#contract/places/places';
import { type Coordinates, distanceBetween } from '#domain/geo';
import { type DistanceUnit, distanceIn, metres } from '#domain/units';
import { callAsPilot } from '#web/store/store.ts';
import type { FoundSiteDetails } from '../answers.ts';

/** A site of the public database is that of a launch within this distance. */
const SAME_SITE = metres(1_000);

/** Looks up the site at a place: its name in the public database, and its address. Rejects with a `CallError`. */
export async function lookUpSite(place: Coordinates, unit: DistanceUnit): Promise<FoundSiteDetails> {
  const query = { lat: place.lat, lng: place.lng, dist: distanceIn(SAME_SITE, unit) };
  const { features } = await callAsPilot(siteProposal, { query });
  const near = features
    .map(({ properties, geometry: { coordinates } }) => ({
      ...properties,
      coordinates: { lat: coordinates[1], lng: coordinates[0] },
    }))
    .map((site) => ({ ...site, away: distanceBetween(site.coordinates, place) }))
    .filter(({ away }) => away <= SAME_SITE)
    .sort((a, b) => a.away - b.away)[0];
  const at = near?.coordinates ?? place;
  const { formatted } = await callAsPilot(location, { query: { latLngString: `${at.lat},${at.lng}` } });
  const altitude = near?.takeoff_altitude ?? null;
  return {
    name: near?.name ?? '',
    location: formatted,
    coordinates: near?.coordinates ?? null,
    launchAltitude: altitude === null ? null : metres(Math.max(0, altitude)),
  };
}
