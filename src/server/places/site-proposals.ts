import type { SiteProposal, SiteProposalAnswer } from '#contract/places';
import { type Coordinates, distanceBetween } from '#domain/geo';
import type { Metres } from '#domain/units';
import type { KnownSite } from './paragliding-earth.ts';

/** The known sites that lie within the radius, the nearest first. How far they are is measured, not believed. */
export function proposalsWithin(
  sites: readonly KnownSite[],
  area: { readonly centre: Coordinates; readonly radius: Metres },
): SiteProposalAnswer {
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
