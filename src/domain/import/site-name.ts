import { distanceBetween } from '../geo.ts';
import { coordinatesOfSite, type Site } from '../site.ts';
import { fitText, MAX_NAME, nameKey } from '../text.ts';
import { SITE_RADIUS_M } from '../track/nearest-site.ts';

type Place = Pick<Site, 'lat' | 'lng'>;

/**
 * Returns whether two sites of one name may be one site. Only their places tell: hills of a name are in many countries. Without a
 * place, the name is all there is.
 */
export function areOneSite(one: Place, other: Place): boolean {
  const [a, b] = [coordinatesOfSite(one), coordinatesOfSite(other)];
  return a === null || b === null || distanceBetween(a, b) < SITE_RADIUS_M;
}

/** Returns the names that a site may get, the wanted one first: `Hill`, `Hill 2`, `Hill 3` and so on without an end. */
export function* namesLike(name: string): Generator<string, never> {
  yield name;
  for (let number = 2; ; number += 1) {
    // "Hill 2 2" would be misread.
    const suffix = /\d\s*$/.test(name) ? ` (${number})` : ` ${number}`;
    yield fitText(name, MAX_NAME - suffix.length) + suffix;
  }
}

/** A name for a site, and the site that it is joined to; null for one of its own. */
export interface SiteName<S> {
  readonly name: string;
  readonly joined: S | null;
}

/**
 * Returns the first of {@link namesLike} that no site has, or that a site near enough to be the same has: then it is joined to that
 * one. `sites` are by the keys of their names.
 */
export function siteNameFor<S extends Place>(
  site: Place & { readonly name: string },
  sites: ReadonlyMap<string, S>,
): SiteName<S> {
  for (const name of namesLike(site.name)) {
    const known = sites.get(nameKey(name));
    if (known === undefined) return { name, joined: null };
    if (areOneSite(known, site)) return { name, joined: known };
  }
  throw new Error('There is always another number.');
}
