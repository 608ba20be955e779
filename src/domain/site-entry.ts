import { formatCoordinates, parseCoordinates } from './coordinates.ts';
import { type EntryResult, readAltitude, readWhole, showWhole } from './entry.ts';
import type { Coordinates } from './geo.ts';
import type { Problem } from './problem.ts';
import { coordinatesOfSite, problemsOfSite, type SiteInput } from './site.ts';
import { type AltitudeUnit, altitudeIn } from './units.ts';

/** A site as entered in the form: texts as typed, the launch altitude in `altitudeUnit`. */
export interface SiteEntry {
  readonly name: string;
  /** A pair of decimal degrees, or empty. */
  readonly coordinates: string;
  readonly location: string;
  readonly launchAltitude: string;
  readonly altitudeUnit: AltitudeUnit;
  readonly remarks: string;
}

/** Returns the site that was typed, or all its problems. `before` is the site as it was when the form was opened. */
export function readSiteEntry(entry: SiteEntry, before?: SiteInput): EntryResult<SiteInput> {
  const altitude = readWhole(entry.launchAltitude, { subject: 'site', field: 'launchAltitude' });
  const place = readPlace(entry.coordinates, before);
  const input: SiteInput = {
    name: entry.name.trim(),
    location: entry.location.trim(),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    launchAltitude: readAltitude(altitude.value, entry.altitudeUnit, before?.launchAltitude),
    remarks: entry.remarks,
  };
  const wrongPlace: readonly Problem[] =
    place || entry.coordinates.trim() === '' ? [] : [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }];
  const problems = [...problemsOfSite(input), ...wrongPlace, ...altitude.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', input };
}

/** Returns a site as the form shows it. */
export function siteEntryOf(input: SiteInput, altitudeUnit: AltitudeUnit): SiteEntry {
  const place = coordinatesOfSite(input);
  return {
    name: input.name,
    coordinates: place ? formatCoordinates(place) : '',
    location: input.location,
    launchAltitude: showWhole(altitudeIn(input.launchAltitude, altitudeUnit)),
    altitudeUnit,
    remarks: input.remarks,
  };
}

/** The coordinates typed; where they equal the earlier ones as shown, the earlier ones are kept exactly. */
function readPlace(text: string, before: SiteInput | undefined): Coordinates | null {
  const held = before ? coordinatesOfSite(before) : null;
  return held && text.trim() === formatCoordinates(held) ? held : parseCoordinates(text);
}
