import { areDegrees } from './coordinates.ts';
import { problemsOf } from './fields/entity.ts';
import { SITE, type SiteInput } from './fields/site.ts';
import type { Coordinates } from './geo.ts';
import type { Problem } from './problem.ts';
import type { Metres } from './units.ts';

/** A takeoff site in the logbook. */
export interface Site extends SiteInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When the site was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a site's values (`docs/behaviour.md`, 'Forms'). */
export function problemsOfSite(input: SiteInput): readonly Problem[] {
  return [...problemsOf(SITE, input), ...problemsOfCoordinates(input)];
}

/** Returns the problem of a site's coordinates, if any. */
export function problemsOfCoordinates({ lat, lng }: Pick<SiteInput, 'lat' | 'lng'>): readonly Problem[] {
  if (lat === null && lng === null) return [];
  // What is typed but no number is NaN: that is the problem then, not the other half that is missing.
  const isHalf = (lat === null || lng === null) && !Number.isNaN(lat) && !Number.isNaN(lng);
  if (isHalf) return [{ subject: 'site', field: 'coordinates', code: 'halfCoordinates' }];
  return areDegrees(lat ?? 0, lng ?? 0) ? [] : [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }];
}

/** Returns the coordinates of a site; null when the pilot has set none. */
export function coordinatesOfSite(site: Pick<SiteInput, 'lat' | 'lng'>): Coordinates | null {
  return site.lat === null || site.lng === null ? null : { lat: site.lat, lng: site.lng };
}

/** Returns the altitude of a site's launch; null when the pilot has set none, which is stored as 0. */
export function knownLaunchAltitude({ launchAltitude }: Pick<SiteInput, 'launchAltitude'>): Metres | null {
  return launchAltitude > 0 ? launchAltitude : null;
}
