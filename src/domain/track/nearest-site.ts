import { type Coordinates, distanceBetween } from '../geo.ts';
import { coordinatesOfSite, type Site } from '../site.ts';

/** Half the side of the box around the launch that is searched for sites, in degrees (`docs/behaviour.md`, 'Numbers'). */
export const SITE_BOX_DEG = 0.1;
/** A site must be closer to the launch than this, in metres (`docs/behaviour.md`, 'Numbers'). */
export const SITE_RADIUS_M = 1_000;

/** Returns the site of a launch: the closest one within {@link SITE_RADIUS_M}; null when there is none. */
export function nearestSite<S extends Site>(launch: Coordinates, sites: Iterable<S>): S | null {
  let nearest: S | null = null;
  let least = SITE_RADIUS_M;
  for (const site of sites) {
    const place = coordinatesOfSite(site);
    if (place === null || !isInBox(place, launch)) continue;
    const distance = distanceBetween(place, launch);
    if (distance >= least) continue;
    nearest = site;
    least = distance;
  }
  return nearest;
}

/** East and west meet at 180°. */
function isInBox(place: Coordinates, launch: Coordinates): boolean {
  const east = Math.abs(place.lng - launch.lng);
  return Math.abs(place.lat - launch.lat) <= SITE_BOX_DEG && Math.min(east, 360 - east) <= SITE_BOX_DEG;
}
