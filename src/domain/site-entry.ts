import { formatCoordinates, parseCoordinates } from './coordinates.ts';
import { type Read, readAltitude, readWhole, showWhole } from './entry.ts';
import type { Coordinates } from './geo.ts';
import type { Problem } from './problem.ts';
import { coordinatesOfSite, problemsOfSite, type SiteFacts } from './site.ts';
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
export function readSiteEntry(entry: SiteEntry, before?: SiteFacts): Read<SiteFacts> {
  const altitude = readWhole(entry.launchAltitude, 'site', 'launchAltitude');
  const place = readPlace(entry.coordinates, before);
  const facts: SiteFacts = {
    name: entry.name.trim(),
    location: entry.location.trim(),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    launchAltitude: readAltitude(altitude.value, entry.altitudeUnit, before?.launchAltitude),
    remarks: entry.remarks,
  };
  const wrongPlace: readonly Problem[] =
    place || entry.coordinates.trim() === '' ? [] : [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }];
  const problems = [...problemsOfSite(facts), ...wrongPlace, ...altitude.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', facts };
}

/** Returns a site as the form shows it. */
export function siteEntryOf(facts: SiteFacts, altitudeUnit: AltitudeUnit): SiteEntry {
  const place = coordinatesOfSite(facts);
  return {
    name: facts.name,
    coordinates: place ? formatCoordinates(place) : '',
    location: facts.location,
    launchAltitude: showWhole(altitudeIn(facts.launchAltitude, altitudeUnit)),
    altitudeUnit,
    remarks: facts.remarks,
  };
}

/** The coordinates typed; where they equal the earlier ones as shown, the earlier ones are kept exactly. */
function readPlace(text: string, before: SiteFacts | undefined): Coordinates | null {
  const held = before ? coordinatesOfSite(before) : null;
  return held && text.trim() === formatCoordinates(held) ? held : parseCoordinates(text);
}
