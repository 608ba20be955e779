import { areDegrees } from './coordinates.ts';
import type { Coordinates } from './geo.ts';
import { problemsOfLength } from './numbers.ts';
import type { Problem } from './problem.ts';
import { MAX_LOCATION, MAX_NAME, MAX_REMARKS, problemsOfText } from './text.ts';
import type { Degrees, Metres } from './units.ts';

/** The values of a takeoff site that the pilot enters. */
export interface SiteInput {
  readonly name: string;
  /** Its address in words. */
  readonly location: string;
  /** Latitude and longitude are both set or both null. */
  readonly lat: Degrees | null;
  /** See {@link SiteInput.lat}. */
  readonly lng: Degrees | null;
  readonly launchAltitude: Metres;
  readonly remarks: string;
}

/** A takeoff site in the logbook. */
export interface Site extends SiteInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When the site was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a site's values (spec, section 5). */
export function problemsOfSite(input: SiteInput): readonly Problem[] {
  return [
    ...problemsOfText(input.name, { subject: 'site', field: 'name', max: MAX_NAME, required: true }),
    ...problemsOfText(input.location, { subject: 'site', field: 'location', max: MAX_LOCATION }),
    ...problemsOfCoordinates(input),
    ...problemsOfLength(input.launchAltitude, { subject: 'site', field: 'launchAltitude' }),
    ...problemsOfText(input.remarks, { subject: 'site', field: 'remarks', max: MAX_REMARKS }),
  ];
}

/** Returns the coordinates of a site; null when the pilot has set none. */
export function coordinatesOfSite(site: SiteInput): Coordinates | null {
  return site.lat === null || site.lng === null ? null : { lat: site.lat, lng: site.lng };
}

/**
 * Returns the altitude of a site's launch; null when the pilot has set none: it is stored as 0 then (spec, section
 * 5).
 */
export function knownLaunchAltitude({ launchAltitude }: Pick<SiteInput, 'launchAltitude'>): Metres | null {
  return launchAltitude > 0 ? launchAltitude : null;
}

function problemsOfCoordinates({ lat, lng }: SiteInput): readonly Problem[] {
  if (lat === null && lng === null) return [];
  if (lat === null || lng === null) return [{ subject: 'site', field: 'coordinates', code: 'halfCoordinates' }];
  return areDegrees(lat, lng) ? [] : [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }];
}
