import type { SiteProposal, SiteProposalResponse } from '#contract/places/places';
import { type Coordinates, distanceBetween } from '#domain/geo';
import type { Metres } from '#domain/units';
import type { KnownSite } from './paragliding-earth.ts';

/** Returns the known sites within the radius, the nearest first. Distances are computed, not taken from the database. */
export function proposalsWithin(
  sites: readonly KnownSite[],
  area: { readonly centre: Coordinates; readonly radius: Metres },
): SiteProposalResponse {
  const features = sites
    .map((site) => proposalOf(site, distanceBetween(area.centre, site)))
    .filter(({ properties }) => properties.distance <= area.radius)
    .sort((a, b) => a.properties.distance - b.properties.distance);
  return { type: 'FeatureCollection', features };
}

function proposalOf(site: KnownSite, distance: Metres): SiteProposal {
  return {
    type: 'Feature',
    properties: { name: site.name, takeoff_altitude: site.takeoffAltitude, distance },
    geometry: { type: 'Point', coordinates: [site.lng, site.lat] },
  };
}
