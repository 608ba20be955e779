import { type BareCoordinates, distanceBetween } from '../geo.ts';
import { SITE_RADIUS_M } from '../track/nearest-site.ts';
import { type GatheredPlace, gatherPlaces } from './gathered-places.ts';

/** Where a flight was launched; null where that is not known. */
export interface LaunchOfFlight {
  readonly flightId: number;
  readonly launch: BareCoordinates | null;
}

/** A place far from a site where flights of the site were launched. */
export interface FarLaunchPlace extends GatheredPlace {
  /** Metres from the site. */
  readonly distanceM: number;
}

/**
 * Returns the places beyond {@link SITE_RADIUS_M} of a site where its flights were launched, the farthest first: several sites may have
 * been joined. A site without coordinates is where most of its flights were launched.
 */
export function farLaunches(
  site: BareCoordinates | null,
  launches: readonly LaunchOfFlight[],
): readonly FarLaunchPlace[] {
  const known = launches.flatMap(({ flightId, launch }) => (launch ? [{ flightId, place: launch }] : []));
  const home = site ?? gatherPlaces(known, SITE_RADIUS_M)[0];
  if (!home) return [];
  const far = known.filter(({ place }) => distanceBetween(home, place) > SITE_RADIUS_M);
  return gatherPlaces(far, SITE_RADIUS_M)
    .map((place) => ({ ...place, distanceM: distanceBetween(home, place) }))
    .toSorted((a, b) => b.distanceM - a.distanceM);
}
