import { elevation, geocode, location, siteProposal } from '#contract/places/places';
import { findAddressOf, findElevationOf, findPlacesNamed, proposeSites } from '#server/services/places/places';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** Mounts look-ups of takeoff sites, addresses and elevations at third parties. */
export function mountPlaces(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, siteProposal, async ({ session, query }) => ({
    response: await proposeSites(context, session.pilotId, query),
  }));
  mountForPilot(endpoints, location, async ({ session, query }) => ({
    response: await findAddressOf(context, session.pilotId, query.latLngString),
  }));
  mountForPilot(endpoints, geocode, async ({ session, query }) => ({
    response: await findPlacesNamed(context, session.pilotId, query.query),
  }));
  mountForPilot(endpoints, elevation, async ({ session, query }) => ({
    response: await findElevationOf(context, session.pilotId, query),
  }));
}
