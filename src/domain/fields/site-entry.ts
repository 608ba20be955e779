import { formatCoordinates, parseCoordinates } from '../coordinates.ts';
import type { Coordinates } from '../geo.ts';
import type { Problem } from '../problem.ts';
import { coordinatesOfSite } from '../site.ts';
import type { AltitudeUnit } from '../units.ts';
import { type EntryResult, entryOf, readInputs, resultOf } from './entity.ts';
import { SITE, type SiteEntry, type SiteInput } from './site.ts';

/** Reads the form of a site, its coordinates as a pair. See {@link readEntry}. */
export function readSiteEntry(entry: SiteEntry, before?: SiteInput): EntryResult<SiteInput> {
  const { value, problems } = readInputs(SITE, entry, before);
  const place = readPlace(entry.coordinates, before);
  const wrongPlace: readonly Problem[] =
    place || entry.coordinates.trim() === '' ? [] : [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }];
  const site = { ...value, lat: place?.lat ?? null, lng: place?.lng ?? null };
  return resultOf({ value: site, problems: [...problems, ...wrongPlace] });
}

/** Returns a site as the form shows it. */
export function siteEntryOf(input: SiteInput, altitudeUnit: AltitudeUnit): SiteEntry {
  const place = coordinatesOfSite(input);
  return { ...entryOf(SITE, input, altitudeUnit), coordinates: place ? formatCoordinates(place) : '' };
}

/** Returns the coordinates typed; where they equal the earlier ones as shown, the earlier ones are kept exactly. */
function readPlace(text: string, before: SiteInput | undefined): Coordinates | null {
  const held = before ? coordinatesOfSite(before) : null;
  return held && text.trim() === formatCoordinates(held) ? held : parseCoordinates(text);
}
