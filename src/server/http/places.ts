import { elevation, geocode, location, siteProposal } from '#contract/places';
import { findAddressOf, findElevationOf, findPlacesNamed, proposeSites } from '#server/services/places';
import { type Door, openToPilots } from './door/door.ts';

/** Mounts look-ups of takeoff sites, addresses and elevations at third parties. */
export function mountPlaces(door: Door): void {
  const { house } = door;
  openToPilots(door, siteProposal, async ({ session, query }) => ({
    answer: await proposeSites(house, session.pilotId, query),
  }));
  openToPilots(door, location, async ({ session, query }) => ({
    answer: await findAddressOf(house, session.pilotId, query.latLngString),
  }));
  openToPilots(door, geocode, async ({ session, query }) => ({
    answer: await findPlacesNamed(house, session.pilotId, query.query),
  }));
  openToPilots(door, elevation, async ({ session, query }) => ({
    answer: await findElevationOf(house, session.pilotId, query),
  }));
}
